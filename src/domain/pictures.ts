/** Kinds of account that have a picture, drawn from their kind and id. */
export type AvatarOwner = 'users' | 'organizations'

/** Widths in pixels in which pictures are offered. */
export const pictureSizes = [256, 128, 64, 32, 14] as const

/** The path of a picture on this service. */
export const picturePath = (kind: AvatarOwner, id: number, size: (typeof pictureSizes)[number]): string =>
  `/avatars/${kind}/${id}-${size}.svg`

/** The smallest offered width of at least so many pixels, or the largest. */
export const pictureSizeFor = (pixels: number): (typeof pictureSizes)[number] =>
  pictureSizes.findLast((size) => size >= pixels) ?? pictureSizes[0]
