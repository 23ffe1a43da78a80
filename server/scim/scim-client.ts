import * as v from 'valibot'
import type { Schema } from '#contract/operation.ts'
import { ENTERPRISE_SCHEMA, type ScimUser } from '#domain/app/scim-account.ts'
import type { Clock } from '#domain/clock.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/durations.ts'
import type { scimTargets } from '#server/db/schema/app-scim.ts'
import { scimTokenPurpose } from '#server/security/scim-token.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { PublicFetch } from '#server/webhooks/public-fetch.ts'

const CONTENT_TYPE = 'application/scim+json'
const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const MAX_WAIT_MS = HOUR_MS

/** Thrown if a call to an endpoint fails; contains the reason. */
export class ScimFault extends Error {
  readonly fault: Schema<'PushFault'>
  readonly status: number | null
  /** The pause that the endpoint asks for, in ms; null if the endpoint states none. */
  readonly waitMs: number | null
  /** The attributes that the endpoint stored differently. */
  readonly differing: readonly string[]
  /** The RFC 7644 name of the error. */
  readonly scimType: string | undefined

  constructor(
    fault: Schema<'PushFault'>,
    {
      status = null,
      waitMs = null,
      differing = [],
      scimType,
    }: Partial<Pick<ScimFault, 'status' | 'waitMs' | 'differing' | 'scimType'>> = {},
  ) {
    super(`The SCIM endpoint: ${fault}, ${status ?? 'no status'}, ${differing.join(' ')}`)
    this.fault = fault
    this.status = status
    this.waitMs = waitMs
    this.differing = differing
    this.scimType = scimType
  }
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(500))
const optionalText = v.optional(v.nullable(v.string()))
const userShape = v.object({
  id,
  externalId: optionalText,
  userName: optionalText,
  displayName: optionalText,
  name: v.optional(v.nullable(v.object({ formatted: optionalText }))),
  // Some products write booleans as text.
  active: v.optional(v.nullable(v.union([v.boolean(), v.picklist(['true', 'false', 'True', 'False'])]))),
  emails: v.optional(v.nullable(v.array(v.object({ value: optionalText })))),
  [ENTERPRISE_SCHEMA]: v.optional(v.nullable(v.object({ department: optionalText }))),
})
const groupShape = v.object({
  id,
  externalId: optionalText,
  displayName: optionalText,
  members: v.optional(v.nullable(v.array(v.object({ value: id })))),
})
const listShape = v.object({
  totalResults: v.optional(v.number()),
  Resources: v.optional(v.nullable(v.array(v.unknown()))),
})

export type ScimGroup = { id: string; externalId?: string; displayName?: string; members: string[] }
export type PatchOperation = { op: 'add' | 'replace' | 'remove'; path: string; value?: unknown }

function toUser(answer: unknown): ScimUser {
  const user = v.parse(userShape, answer)
  return {
    id: user.id,
    externalId: user.externalId ?? undefined,
    userName: user.userName ?? undefined,
    displayName: user.displayName ?? undefined,
    name: { formatted: user.name?.formatted ?? undefined },
    active:
      user.active === null || user.active === undefined ? undefined : /^true$/i.test(String(user.active)),
    emails: user.emails?.map(({ value }) => ({ value: value ?? undefined })),
    department: user[ENTERPRISE_SCHEMA]?.department ?? undefined,
  }
}

function toGroup(answer: unknown): ScimGroup {
  const { externalId, displayName, members, ...group } = v.parse(groupShape, answer)
  return {
    id: group.id,
    ...(externalId && { externalId }),
    ...(displayName && { displayName }),
    members: (members ?? []).map(({ value }) => value),
  }
}

const kinds = { Users: toUser, Groups: toGroup } as const
type Kind = keyof typeof kinds
type Of<K extends Kind> = ReturnType<(typeof kinds)[K]>

/** Returns the value of Retry-After in ms (RFC 9110, section 10.2.3), at most an hour. */
function waitOf(header: string | null, now: Date): number | null {
  if (header === null) return null
  const ms = /^\d+$/.test(header) ? Number(header) * SECOND_MS : Date.parse(header) - now.getTime()
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, SECOND_MS), MAX_WAIT_MS)
}

/**
 * Returns functions that call the SCIM endpoint of an app (RFC 7644). A call throws a `ScimFault` if the endpoint
 * does not answer with a success of the expected shape; it returns undefined for a missing resource.
 */
function createScimClient({
  url,
  token,
  send,
  now,
  signal,
}: {
  url: string
  token: string
  send: PublicFetch
  now: () => Date
  signal?: AbortSignal
}) {
  const base = url.replace(/\/+$/, '')

  async function call(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<unknown> {
    const answer = await send(`${base}/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: `${CONTENT_TYPE}, application/json`,
        'user-agent': 'portal-scim',
        ...(body !== undefined && { 'content-type': CONTENT_TYPE }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }).catch(() => {
      throw new ScimFault('UNREACHABLE')
    })
    const { status } = answer
    const content = await answer.text().catch(() => {
      throw new ScimFault('UNREACHABLE', { status })
    })
    if (status === 429) {
      const waitMs = waitOf(answer.headers.get('retry-after'), now()) ?? MINUTE_MS
      throw new ScimFault('THROTTLED', { status, waitMs })
    }
    if (status === 401 || status === 403) throw new ScimFault('UNAUTHORIZED', { status })
    const json = parseContent(content)
    if (status < 200 || status > 299) {
      const scimType = v.safeParse(v.object({ scimType: v.string() }), json)
      const waitMs = waitOf(answer.headers.get('retry-after'), now())
      throw new ScimFault('REFUSED', {
        status,
        waitMs,
        ...(scimType.success && { scimType: scimType.output.scimType }),
      })
    }
    return json
  }

  /** Parses the answer; throws if a success does not have the shape of SCIM. */
  function parseSuccess<T>(answer: unknown, as: (answer: unknown) => T): T {
    try {
      return as(answer)
    } catch {
      throw new ScimFault('UNREACHABLE')
    }
  }

  async function get<K extends Kind>(kind: K, remoteId: string): Promise<Of<K> | undefined> {
    try {
      return parseSuccess(await call('GET', `${kind}/${encodeURIComponent(remoteId)}`), kinds[kind]) as Of<K>
    } catch (err) {
      if (err instanceof ScimFault && err.status === 404) return undefined
      throw err
    }
  }

  async function listResources<K extends Kind>(
    kind: K,
    query: Record<string, string>,
  ): Promise<{ total: number; found: Of<K>[]; sent: number }> {
    const answer = await call('GET', `${kind}?${new URLSearchParams(query).toString()}`)
    const { Resources, totalResults } = parseSuccess(answer, (each) => v.parse(listShape, each))
    const found = (Resources ?? []).map((each) => parseSuccess(each, kinds[kind]) as Of<K>)
    return { total: totalResults ?? found.length, found, sent: found.length }
  }

  return {
    get,
    list: listResources,

    /**
     * Finds the resources with a value of an attribute; none if the endpoint cannot filter by the attribute. The
     * caller has to ignore other resources in the answer.
     */
    async find<K extends Kind>(kind: K, attribute: string, value: string): Promise<Of<K>[]> {
      try {
        return (await listResources(kind, { filter: `${attribute} eq ${JSON.stringify(value)}` })).found
      } catch (err) {
        if (err instanceof ScimFault && (err.status === 400 || err.status === 404 || err.status === 501))
          return []
        throw err
      }
    },

    /**
     * Creates a resource and returns its id; undefined if the answer has no id, or such a resource already exists
     * (409).
     */
    async create(kind: Kind, body: unknown): Promise<string | undefined> {
      try {
        const answer = v.safeParse(v.object({ id }), await call('POST', kind, body))
        return answer.success ? answer.output.id : undefined
      } catch (err) {
        if (err instanceof ScimFault && (err.status === 409 || err.scimType === 'uniqueness'))
          return undefined
        throw err
      }
    },

    /** Changes a resource; returns false if the resource no longer exists. */
    async patch(kind: Kind, remoteId: string, operations: readonly PatchOperation[]): Promise<boolean> {
      const body = { schemas: [PATCH_SCHEMA], Operations: operations }
      try {
        await call('PATCH', `${kind}/${encodeURIComponent(remoteId)}`, body)
        return true
      } catch (err) {
        if (err instanceof ScimFault && err.status === 404) return false
        throw err
      }
    },
  }
}

export type ScimClient = ReturnType<typeof createScimClient>

/** Creates a client of the endpoint that an app has set, with the app's stored token; `signal` ends the calls. */
export const clientOf = (
  { box, send, clock }: { box: SecretBox; send: PublicFetch; clock: Clock },
  { appId, url, tokenBox }: Pick<typeof scimTargets.$inferSelect, 'appId' | 'url' | 'tokenBox'>,
  signal?: AbortSignal,
): ScimClient =>
  createScimClient({
    url,
    token: box.open(tokenBox, scimTokenPurpose(appId)),
    send,
    now: () => clock.now(),
    ...(signal && { signal }),
  })

function parseContent(content: string): unknown {
  try {
    return content === '' ? undefined : (JSON.parse(content) as unknown)
  } catch {
    return undefined
  }
}
