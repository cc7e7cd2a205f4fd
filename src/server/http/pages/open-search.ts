import { escapeHtml } from '#server/text/escape-html.ts'

/** The description by which a browser offers to search here from its address bar. */
export function openSearchDescription(origin: string, name: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(name.slice(0, 16))}</ShortName>
  <Description>${escapeHtml(`Search ${name} for genes, variants, evidence, diseases and therapies`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${escapeHtml(`${origin}/favicon.svg`)}</Image>
  <Url type="text/html" method="get" template="${escapeHtml(origin)}/find?text={searchTerms}" />
</OpenSearchDescription>
`
}
