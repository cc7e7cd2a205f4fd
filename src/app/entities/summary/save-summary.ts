import { spreadsheetCell } from '#domain/text/spreadsheet-cell.ts'
import { client } from '#app/apollo/client.ts'
import {
  DiseaseSummaryDocument,
  FeatureSummaryDocument,
  MolecularProfileSummaryDocument,
  TherapySummaryDocument,
  VariantSummaryDocument,
} from '#app/graphql/generated/save-summary.ts'
import { saveText } from '#app/entities/tables/download-table.ts'
import { pageBase } from '#app/page-state/page-state.ts'
import { summaryRows } from './summary-rows.ts'
import type { ChosenSubject, Summary } from './summary-subject.ts'

/** Downloads the whole summary as TSV: a line for each treatment or significance, with the address of its evidence. */
export async function saveSummary(subject: ChosenSubject): Promise<void> {
  const summary = await wholeSummary(subject)
  if (!summary) throw new Error(`There is no ${subject.kind} ${subject.id}`)
  const text = summaryRows(subject, summary, window.location.origin + pageBase())
    .map((cells) => `${cells.map((cell) => spreadsheetCell(cell.replace(/[\t\n]/g, ' '))).join('\t')}\n`)
    .join('')
  const day = new Date().toISOString().slice(0, 10)
  const name = subject.name.replaceAll(/[^\w.-]+/g, '-')
  saveText(text, `clinical-summary-${name}-${day}.tsv`)
}

async function wholeSummary({
  kind,
  id,
  subtypes: includeSubtypes,
  combinations: includeCombinations,
  submitted,
}: ChosenSubject): Promise<Summary | undefined> {
  const variables = { id, summaryStatus: submitted ? ('NON_REJECTED' as const) : ('ACCEPTED' as const) }
  switch (kind) {
    case 'feature': {
      const { data } = await client.query({ query: FeatureSummaryDocument, variables })
      return data?.feature?.clinicalSummary
    }
    case 'variant': {
      const { data } = await client.query({
        query: VariantSummaryDocument,
        variables: { ...variables, includeCombinations },
      })
      return data?.variant?.clinicalSummary
    }
    case 'molecularProfile': {
      const { data } = await client.query({ query: MolecularProfileSummaryDocument, variables })
      return data?.molecularProfile?.clinicalSummary
    }
    case 'disease': {
      const { data } = await client.query({
        query: DiseaseSummaryDocument,
        variables: { ...variables, includeSubtypes },
      })
      return data?.disease?.clinicalSummary
    }
    case 'therapy': {
      const { data } = await client.query({ query: TherapySummaryDocument, variables })
      return data?.therapy?.clinicalSummary
    }
  }
}
