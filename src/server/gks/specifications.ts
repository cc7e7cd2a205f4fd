/** Versions of the specifications that the objects follow. */
export const SPECIFICATIONS = {
  'gks-core': '1.1.0',
  vrs: '2.1.0-snapshot.2026-02.2',
  'cat-vrs': '1.1.0-snapshot.2026-02.3',
  'va-spec': '1.1.0-snapshot.2026-06.1',
} as const
