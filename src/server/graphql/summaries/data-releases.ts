import { dataReleases } from '#server/export/stored-releases.ts'
import type { DataRelease as Release, DownloadableFile as File } from '#server/export/stored-releases.ts'
import { releaseFileKeys } from '#server/export/release-files.ts'
import type { ReleaseFileKey } from '#server/export/release-files.ts'
import { traits } from '../execution/field-traits.ts'
import { builder } from '../schema/builder.ts'

const DownloadableFile = builder.objectRef<File>('DownloadableFile').implement({
  description: 'A file of a release.',
  fields: (t) => ({
    filename: t.exposeString('filename', { description: 'Name of the file.' }),
    path: t.exposeString('path', { description: 'Path of the file on this site.' }),
  }),
})

const descriptions: Readonly<Record<ReleaseFileKey, string>> = {
  featureTsv: 'Genes, factors, fusions and regions.',
  variantTsv: 'Variants.',
  molecularProfileTsv: 'Molecular profiles.',
  acceptedEvidenceTsv: 'Accepted evidence items.',
  acceptedAndSubmittedEvidenceTsv: 'Evidence items that are accepted or submitted.',
  acceptedAssertionTsv: 'Accepted assertions.',
  acceptedAndSubmittedAssertionTsv: 'Assertions that are accepted or submitted.',
  variantGroupTsv: 'Variant groups.',
  therapyTsv: 'Therapies with their NCIt ids and aliases.',
  acceptedVariantsVcf: 'Gene variants on GRCh37 with their accepted evidence, as VCF.',
  acceptedAndSubmittedVariantsVcf: 'Gene variants on GRCh37 with accepted and submitted evidence, as VCF.',
  acceptedVariantsGrch38Vcf: 'Gene variants on GRCh38 with their accepted evidence, as VCF.',
  acceptedAndSubmittedVariantsGrch38Vcf:
    'Gene variants on GRCh38 with accepted and submitted evidence, as VCF.',
}

const DataRelease = builder.objectRef<Release>('DataRelease').implement({
  description: 'All knowledge at one point in time, as files.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Name: `nightly`, or the first of a month, such as 01-Jul-2026.',
    }),
    ...Object.fromEntries(
      releaseFileKeys.map((key) => [
        key,
        t.field({
          type: DownloadableFile,
          nullable: true,
          description: descriptions[key],
          resolve: ({ files }) => files[key],
        }),
      ]),
    ),
  }),
})

builder.queryField('dataReleases', (t) =>
  t.field({
    ...traits({ cache: 'never' }),
    type: [DataRelease],
    description: 'Releases that can be downloaded, newest first.',
    resolve: (_root, _args, { site }) => (site.downloads ? dataReleases(site.downloads) : []),
  }),
)
