import { Tag } from '#app/ui/Tag.tsx'

/** Marks evidence whose source was retracted. */
export const RetractedTag = ({ retracted }: { retracted: boolean }) =>
  retracted ? <Tag className="text-danger">Retracted</Tag> : null
