import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

const terminate = 'X'.charCodeAt(0)

/**
 * Connects PostgreSQL's wire protocol to an embedded PGlite, in place of the TCP socket that `pg` would open,
 * so that pool, parameters and types are the same on both engines.
 */
export class WireSocket extends Duplex {
  private waiting: Buffer = Buffer.alloc(0)
  private started = false

  constructor(private readonly pglite: PGlite) {
    super()
  }

  connect(): this {
    // PGlite has a single session: the state of an earlier connection must not reach this one.
    this.forgetSession().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    )
    return this
  }

  // Methods of a TCP socket that `pg` calls and that an embedded database does not need.
  setNoDelay = (): this => this
  setKeepAlive = (): this => this
  ref = (): this => this
  unref = (): this => this

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.answer(chunk).then(() => done(), done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.answer(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done)
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  private async answer(chunk: Buffer): Promise<void> {
    this.waiting = this.waiting.length === 0 ? chunk : Buffer.concat([this.waiting, chunk])
    const end = this.endOfWholeMessages()
    if (end === 0) return
    const messages = this.waiting.subarray(0, end)
    this.waiting = this.waiting.subarray(end)
    if (messages[0] === terminate) return
    // The answer is copied, since it may share memory that the next call overwrites.
    const answer = Buffer.from(await this.pglite.execProtocolRaw(messages))
    if (answer.length > 0 && !this.destroyed) this.push(answer)
  }

  /** Only complete messages are passed on; the very first one has no type byte before its length. */
  private endOfWholeMessages(): number {
    let end = 0
    for (;;) {
      const typeBytes = this.started ? 1 : 0
      if (this.waiting.length < end + typeBytes + 4) return end
      const next = end + typeBytes + this.waiting.readInt32BE(end + typeBytes)
      if (this.waiting.length < next) return end
      this.started = true
      end = next
    }
  }

  private async forgetSession(): Promise<void> {
    await this.pglite.execProtocolRaw(simpleQuery('rollback'))
    await this.pglite.execProtocolRaw(simpleQuery('discard all'))
  }
}

function simpleQuery(text: string): Buffer {
  const body = Buffer.from(`${text}\0`, 'utf8')
  const head = Buffer.alloc(5)
  head.write('Q')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
