// nextflow run match.nf --vcf 'samples/*.vcf.gz' --cache /data/vep --disease DOID:3910 --curia http://localhost:3000
params.build = 'GRCh37'

process annotate {
  container 'ensemblorg/ensembl-vep'

  input:
  path vcf

  output:
  path "${vcf.simpleName}.vep.vcf"

  script:
  """
  vep --input_file ${vcf} --output_file ${vcf.simpleName}.vep.vcf --vcf --offline --cache --dir_cache ${params.cache} \
    --assembly ${params.build} --symbol --hgvs --numbers --canonical --mane
  """
}

process match {
  publishDir 'matched', mode: 'copy'

  input:
  path vcf

  output:
  path "${vcf.simpleName}.tsv"

  script:
  """
  curl --fail-with-body -sS -F file=@${vcf} -F disease=${params.disease} -F build=${params.build} \
    '${params.curia}/api/match?format=tsv' > ${vcf.simpleName}.tsv
  """
}

workflow {
  channel.fromPath(params.vcf) | annotate | match
}
