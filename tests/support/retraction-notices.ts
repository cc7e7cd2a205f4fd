/** Notices about sources, as PubMed, Retraction Watch and people write them, and whether each is a retraction. */
export const RETRACTION_NOTICES: readonly (readonly [
  retracted: boolean,
  nature: string | null,
  isRetraction: boolean,
])[] = [
  [false, null, false],
  [false, '', false],
  [false, ' ', false],
  [true, null, true],
  [true, '', true],
  [true, ' ', true],
  [true, 'Retraction', true],
  [false, 'Retraction', true],
  [true, 'RETRACTION', true],
  [true, 'retraction', true],
  [true, ' Retraction ', true],
  [true, 'Expression of concern', false],
  [true, 'Expression of Concern', false],
  [true, 'Correction', false],
  [false, 'Correction', false],
  [true, 'Reinstatement', false],
  [false, 'Reinstatement', false],
]
