import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { unknownVisitor } from '#server/http/calls/caller.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { describeEachEngine } from '#server/testing/engines.ts'
import { createOnce, oldKeys } from './once.ts'
import { removeRows } from './remove-rows.ts'
import { companies } from './schema/company.ts'
import { idempotencyKeys } from './schema/idempotency.ts'

const box = createSecretBox([{ id: 'test', key: Buffer.alloc(32, 5) }])
const start = new Date('2026-11-21T01:30:00Z')

describeEachEngine('a submission with a key', (engine) => {
  const key = () => ({ idempotencyKey: randomUUID(), name: '너른들' })
  const once = () => createOnce({ db: engine.database().db, box, clock: { now: () => start } })
  const write = (input: { idempotencyKey: string }) =>
    once()('createPost', unknownVisitor, input, async (tx) => {
      const id = randomUUID()
      await tx.insert(companies).values({ id, name: '너른들', rnno: '9998700017', createdAt: start })
      return { id }
    })
  const rows = () => engine.database().db.$count(companies)
  beforeEach(async () => void (await engine.database().db.delete(companies)))

  it('is processed once, even if it is sent fifty times at the same moment', async () => {
    const input = key()
    const answers = await Promise.all(Array.from({ length: 50 }, () => write(input)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await rows()).toBe(1)
  })

  it('counts as the same submission for any order of its fields', async () => {
    const { idempotencyKey, name } = key()
    const firstAnswer = await write({ idempotencyKey, name } as never)
    expect(await write({ name, idempotencyKey } as never)).toEqual(firstAnswer)
  })

  it('is refused with another body under the same key, and is processed again under another key', async () => {
    const input = key()
    await write(input)
    await expect(write({ ...input, name: '새벽나루' } as never)).rejects.toMatchObject({
      reason: 'key.reused',
    })
    await write(key())
    expect(await rows()).toBe(2)
  })

  it('can be repeated under its key if it failed', async () => {
    const input = key()
    const failedCall = once()('createPost', unknownVisitor, input, () => Promise.reject(new Error('no')))
    await expect(failedCall).rejects.toThrow('no')
    await write(input)
    expect(await rows()).toBe(1)
  })

  it('is stored without readable content, and is removed after a day', async () => {
    const { db } = engine.database()
    await db.delete(idempotencyKeys)
    const input = key()
    const { id } = await write(input)
    expect(JSON.stringify(await db.select().from(idempotencyKeys))).not.toMatch(
      new RegExp(`${id}|${input.idempotencyKey}`),
    )
    await removeRows(db, oldKeys(new Date(start.getTime() + 86_400_000)))
    expect(await db.$count(idempotencyKeys)).toBe(1)
    await removeRows(db, oldKeys(new Date(start.getTime() + 86_400_001)))
    expect(await db.$count(idempotencyKeys)).toBe(0)
  })
})
