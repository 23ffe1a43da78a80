import type { Schema } from '#contract/operation.ts'

/** The SCIM settings of an app, made by its admins. */
export type ScimSettings = {
  userName: Schema<'ScimUserName'>
  attributes: readonly Schema<'ScimAttribute'>[]
  groupNames: readonly Schema<'ScimGroup'>[]
}
/** A person as the portal knows them, with the levels of the app that are open to them now. */
export type ScimPerson = {
  subject: string
  email: string
  name: string
  deptName: string | null
  levelIds: readonly string[]
}
/** The fields of a user resource (RFC 7643, section 4.1) that the portal reads from an endpoint. */
export type ScimUser = {
  id: string
  externalId?: string | undefined
  userName?: string | undefined
  displayName?: string | undefined
  name?: { formatted?: string | undefined } | undefined
  active?: boolean | undefined
  emails?: readonly { value?: string | undefined }[] | undefined
  department?: string | undefined
}
type Value = string | boolean | readonly { value: string; type: string; primary: boolean }[]
/** The attributes that an account must have, by the path of each attribute (RFC 7644, section 3.10). */
export type WantedAccount = Readonly<Record<string, Value>>

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const ENTERPRISE_SCHEMA = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const department = `${ENTERPRISE_SCHEMA}:department`

/**
 * The user name of a person's account at an app: the mail address or the id of the person, as the app's settings
 * require.
 */
export const userNameOf = (
  { email, subject }: ScimPerson,
  { userName }: Pick<ScimSettings, 'userName'>,
): string => (userName === 'EMAIL' ? email : subject)

/**
 * The attributes that the account of a person must have. The account is active if a level is open to the person. A
 * closed account keeps its name and attributes; if the person is unknown, only `active: false` is required.
 */
export function wantedAccount(person: ScimPerson | undefined, settings: ScimSettings): WantedAccount {
  if (!person || person.levelIds.length === 0) return { active: false }
  const { subject, name, email, deptName } = person
  const has = (attribute: Schema<'ScimAttribute'>) => settings.attributes.includes(attribute)
  return {
    userName: userNameOf(person, settings),
    active: true,
    ...(has('EXTERNAL_ID') && { externalId: subject }),
    ...(has('DISPLAY_NAME') && { displayName: name }),
    ...(has('NAME') && { 'name.formatted': name }),
    ...(has('EMAILS') && { emails: [{ value: email, type: 'work', primary: true }] }),
    ...(has('DEPARTMENT') && deptName !== null && { [department]: deptName }),
  }
}

/**
 * The paths of the attributes of an account that differ from the required values. Names and addresses are compared
 * without regard to case.
 */
export function accountDrift(wanted: WantedAccount, found: ScimUser): string[] {
  const { emails = [] } = found
  const isSame = (path: string, value: Value): boolean => {
    if (path === 'active') return (found.active ?? true) === value
    if (path === 'userName')
      return typeof value === 'string' && found.userName?.toLowerCase() === value.toLowerCase()
    if (path === 'externalId') return found.externalId === value
    if (path === 'displayName') return found.displayName === value
    if (path === 'name.formatted') return found.name?.formatted === value
    if (path === department) return found.department === value
    const [wantedEmail] = value as Exclude<Value, string | boolean>
    return emails.length === 1 && emails[0]?.value?.toLowerCase() === wantedEmail?.value.toLowerCase()
  }
  return Object.entries(wanted).flatMap(([path, value]) => (isSame(path, value) ? [] : [path]))
}

/** The body of the request that creates an account (RFC 7644, section 3.3). */
export function newAccount(wanted: WantedAccount): Record<string, unknown> {
  const { 'name.formatted': formatted, [department]: dept, ...plain } = wanted
  return {
    schemas: [USER_SCHEMA, ...(dept === undefined ? [] : [ENTERPRISE_SCHEMA])],
    ...plain,
    ...(formatted !== undefined && { name: { formatted } }),
    ...(dept !== undefined && { [ENTERPRISE_SCHEMA]: { department: dept } }),
  }
}

/** The short names of attributes for the screen. */
export const shortNames = (paths: readonly string[]): string[] =>
  paths.map((path) => path.slice(path.lastIndexOf(':') + 1))

/** The displayName of the group of a level. */
export const groupNameOf = (
  { id, name }: { id: string; name: string },
  { groupNames }: Pick<ScimSettings, 'groupNames'>,
): string => groupNames.find(({ levelId }) => levelId === id)?.groupName ?? name
