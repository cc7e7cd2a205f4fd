import { lazyValue } from '#app/ui/lazy-value.ts'

/** The code that draws tables. */
export const tableCode = lazyValue(() => import('./VirtualRecordTable.tsx'))
