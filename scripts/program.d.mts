export declare function builtProgram(): string
export declare function currentProgram(): string
