/** How much larger than on the screen a PNG is drawn, for print. */
const pngScale = 2

/** The drawing as a file of its own: colours that follow the theme are written out, and it has a background. */
function pictureText(svg: SVGSVGElement): string {
  const styles = getComputedStyle(document.documentElement)
  const copy = svg.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new Error('The copy of a drawing is no drawing')
  const { width, height } = svg.viewBox.baseVal
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.removeAttribute('class')
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  ground.setAttribute('width', '100%')
  ground.setAttribute('height', '100%')
  ground.setAttribute('fill', 'var(--surface)')
  copy.prepend(ground)
  return new XMLSerializer()
    .serializeToString(copy)
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => styles.getPropertyValue(name).trim())
}

/** Downloads the drawing as SVG. */
export function saveSvg(svg: SVGSVGElement, name: string) {
  save(new Blob([pictureText(svg)], { type: 'image/svg+xml' }), `${name}.svg`)
}

/** Downloads the drawing as PNG. */
export async function savePng(svg: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = svg.viewBox.baseVal
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureText(svg))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * pngScale
  canvas.height = height * pngScale
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser could not save the chart as PNG')
  save(blob, `${name}.png`)
}

function save(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
