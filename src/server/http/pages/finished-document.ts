import { createHash } from 'node:crypto'
import { CachedBody } from '../caching/cached-body.ts'

/** A document as it is sent, with its tag. */
export interface TaggedBody {
  body: CachedBody
  etag: string
}

/** The document as bytes, and the tag that they have. */
export function taggedBody(html: string | Buffer): TaggedBody {
  const bytes = typeof html === 'string' ? Buffer.from(html) : html
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
  return { body: new CachedBody(bytes), etag }
}

/** Headers of a document that follow from what it shows. */
export interface DocumentHeaders {
  /** Keys of the records that it shows. */
  surrogateKeys: readonly string[]
  /** Typed links for programs, as a `Link` header. */
  links: string | null
}

/** Beginning of a document's element. */
const ROOT = '<html '

/** Marks a document as that of a request with a session. */
function withSessionMark(document: Buffer): Buffer {
  const before = document.indexOf(ROOT)
  if (before === -1) return document
  const at = before + ROOT.length
  return Buffer.concat([document.subarray(0, at), Buffer.from('data-session '), document.subarray(at)])
}

/** The finished document of a server-rendered page, which differs among readers by the mark of a session alone. */
export class FinishedDocument {
  readonly headers: DocumentHeaders
  readonly #forAnyone: TaggedBody
  #withSession: TaggedBody | null = null
  #grown: ((bytes: number) => void) | null = null

  constructor(html: string, headers: DocumentHeaders) {
    this.headers = headers
    this.#forAnyone = taggedBody(html)
    this.#watch(this.#forAnyone)
  }

  /** Bytes of what is sent, in all encodings. */
  get bytes(): number {
    const { surrogateKeys, links } = this.headers
    const ofHeaders = [...surrogateKeys, links ?? ''].reduce((sum, text) => sum + 2 * text.length, 0)
    return this.#forAnyone.body.bytes + (this.#withSession?.body.bytes ?? 0) + ofHeaders
  }

  /** Tells its cache how many bytes it has each time it grows. */
  onGrowth(grown: (bytes: number) => void): void {
    this.#grown = grown
  }

  /**
   * The document for a reader.
   * @param hasSession the request names a session: the page is that of a reader without an account, and the app asks who they are
   */
  for(hasSession: boolean): TaggedBody {
    if (!hasSession) return this.#forAnyone
    if (this.#withSession === null) {
      this.#withSession = taggedBody(withSessionMark(this.#forAnyone.body.identity))
      this.#watch(this.#withSession)
      this.#grown?.(this.bytes)
    }
    return this.#withSession
  }

  #watch({ body }: TaggedBody): void {
    body.onGrowth(() => this.#grown?.(this.bytes))
  }
}
