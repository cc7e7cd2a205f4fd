import { DiseaseAnnotations } from './DiseaseAnnotations.tsx'
import { FeatureAnnotations } from './FeatureAnnotations.tsx'
import { TherapyAnnotations } from './TherapyAnnotations.tsx'
import { VariantAnnotations } from './VariantAnnotations.tsx'

export type AnnotatedKind = 'variant' | 'feature' | 'disease' | 'therapy'

/** The annotations of a record by its kind. */
export default function RecordAnnotations({
  kind,
  id,
  name,
}: {
  kind: AnnotatedKind
  id: number
  name: string
}) {
  switch (kind) {
    case 'variant':
      return <VariantAnnotations id={id} />
    case 'feature':
      return <FeatureAnnotations id={id} />
    case 'disease':
      return <DiseaseAnnotations id={id} />
    case 'therapy':
      return <TherapyAnnotations id={id} name={name} />
  }
}
