import { readAssertions } from '../assertions.ts'
import { readEvidenceItems } from '../evidence-items.ts'
import { assertion } from '../schemas/assertions.ts'
import { evidenceItem } from '../schemas/evidence-items.ts'
import { variantGroup } from '../schemas/variant-groups.ts'
import { variant } from '../schemas/variants.ts'
import { readVariantGroups } from '../variant-groups.ts'
import { readVariants } from '../variants.ts'

/** Records as lists show them. */
export const forms = {
  variants: { read: readVariants, shape: variant, pieceSize: 100 },
  variantGroups: { read: readVariantGroups, shape: variantGroup, pieceSize: 25 },
  evidenceItems: { read: readEvidenceItems, shape: evidenceItem, pieceSize: 50 },
  assertions: { read: readAssertions, shape: assertion, pieceSize: 100 },
}
