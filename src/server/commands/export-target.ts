import { readClinvarSettings } from '#server/clinvar/clinvar-settings.ts'
import type { ClinvarSettings } from '#server/clinvar/clinvar-settings.ts'
import { siteAddress } from '#server/accounts/commands/operator.ts'
import type { OperatorConfig } from '#server/accounts/commands/operator.ts'

/** Options of `curia export` as they are given. */
export interface ExportOptions {
  release?: boolean
  name?: string
  gks?: string
  organization?: string
  plain?: boolean
  clinvar?: string
  clinvarSettings?: string
  asOf?: string
  database?: string
}

/** Kind of an export, with its folder and options. */
export type ExportTarget =
  | { kind: 'nightly' }
  | { kind: 'release'; folder: string; name: string | undefined }
  | { kind: 'gks'; folder: string; organization: string | null; detail: 'full' | 'plain' }
  | { kind: 'clinvar'; folder: string; settings: ClinvarSettings }

/** Options that belong to another one. */
function assertTogether(options: ExportOptions, fail: (message: string) => never): void {
  const { gks, clinvar, asOf } = options
  if (gks === undefined && (options.organization !== undefined || options.plain))
    fail('--organization and --plain belong to --gks <folder>')
  if ((clinvar === undefined) !== (options.clinvarSettings === undefined))
    fail('--clinvar <folder> and --clinvar-settings <file> belong together')
  if (asOf !== undefined && (clinvar !== undefined || options.organization !== undefined))
    fail('a frozen state has no approvals: omit --as-of')
  if (asOf !== undefined && options.release)
    fail('the nightly release has the current knowledge: omit --as-of, or give a folder')
}

/**
 * The export that the options ask for.
 * @param fail ends the command with the message
 * @throws ClientError for settings of ClinVar that are wrong
 */
export async function exportTarget(
  folder: string | undefined,
  options: ExportOptions,
  fail: (message: string) => never,
): Promise<ExportTarget> {
  const { gks, clinvar, clinvarSettings, release = false, organization = null, plain = false } = options
  const targets = [folder, gks, clinvar].filter((target) => target !== undefined).length + Number(release)
  if (targets !== 1) fail('give either an output folder or --release, --gks <folder> or --clinvar <folder>')
  assertTogether(options, fail)
  if (folder !== undefined) return { kind: 'release', folder, name: options.name }
  if (gks !== undefined) return { kind: 'gks', folder: gks, organization, detail: plain ? 'plain' : 'full' }
  if (clinvar !== undefined && clinvarSettings !== undefined)
    return { kind: 'clinvar', folder: clinvar, settings: await readClinvarSettings(clinvarSettings) }
  return { kind: 'nightly' }
}

/**
 * Submissions to ClinVar are only made with the public address of the service, to which their citations lead for ever; GKS
 * files are made without it, with a warning.
 * @param say.fail ends the command with the message
 */
export function assertAddress(
  { kind }: ExportTarget,
  config: OperatorConfig,
  say: { fail: (message: string) => never; warn: (message: string) => void },
): void {
  if (config.publicUrl !== null) return
  if (kind === 'clinvar')
    say.fail(
      'PUBLIC_URL is not set: set it to the address of this service, such as https://curia.example.org, as submissions link to it',
    )
  if (kind === 'gks')
    say.warn(`PUBLIC_URL is not set: links to this service begin with ${siteAddress(config, '')}`)
}
