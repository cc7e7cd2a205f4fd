/** The concrete types behind the interfaces and unions that the app's documents name. A test holds it to the schema. */
export const possibleTypes = {
  CommentBodySegment: [
    'CommentTagSegment',
    'CommentTagSegmentDeprecated',
    'CommentTagSegmentFlagged',
    'CommentTagSegmentFlaggedAndDeprecated',
    'CommentTagSegmentFlaggedAndWithStatus',
    'CommentTextSegment',
    'User',
  ],
  FeatureInstance: ['Factor', 'Fusion', 'Gene', 'Region'],
  ModeratedField: ['ObjectField', 'ScalarField'],
  MolecularProfileSegment: ['Feature', 'MolecularProfileTextSegment', 'Variant'],
  VariantInterface: ['FactorVariant', 'FusionVariant', 'GeneVariant', 'RegionVariant', 'Variant'],
}
