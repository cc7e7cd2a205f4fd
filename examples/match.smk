# snakemake -s match.smk --config cache=/data/vep disease=DOID:3910 curia=http://localhost:3000 -c 4
SAMPLES = glob_wildcards("samples/{sample}.vcf.gz").sample
BUILD = config.get("build", "GRCh37")


rule all:
    input:
        expand("matched/{sample}.tsv", sample=SAMPLES),


rule annotate:
    input:
        "samples/{sample}.vcf.gz",
    output:
        temp("annotated/{sample}.vcf"),
    params:
        cache=config["cache"],
        build=BUILD,
    shell:
        "vep --input_file {input} --output_file {output} --vcf --offline --cache --dir_cache {params.cache}"
        " --assembly {params.build} --symbol --hgvs --numbers --canonical --mane"


rule match:
    input:
        "annotated/{sample}.vcf",
    output:
        "matched/{sample}.tsv",
    params:
        url=config["curia"],
        disease=config["disease"],
        build=BUILD,
    shell:
        "curl --fail-with-body -sS -F file=@{input} -F disease={params.disease} -F build={params.build}"
        " '{params.url}/api/match?format=tsv' > {output}"
