import type { Page } from '@playwright/test'
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
  StateValue,
} from 'xstate'
import type { OperationId } from '#contract/operation.ts'
import type { operationRules } from '#contract/operation-rules.gen.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import type { Outcome, Step } from '#src/machines/testing/steps.ts'
import type { Stage } from '../support/model-fixtures.ts'
import type { Screen } from './screen.ts'

type LeafOfValue<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${LeafOfValue<Value[Key]> & string}` }[keyof Value & string]
/** A state in which a machine can stand, as `enteringCode.open`. */
export type LeafOf<Machine extends AnyStateMachine> = LeafOfValue<SnapshotFrom<Machine>['value']>

/** The browser of a walk, with a clock that follows the server's. */
export type Browser = Stage & {
  page: Page
  pass: (seconds: number) => Promise<void>
  /** The value of a cookie; empty where there is none. */
  cookie: (name: string) => Promise<string>
  giveCookies: (cookies: Record<string, string>) => Promise<void>
  /** A page of another person's browser, with calls that are not held. */
  alongside: (session: string) => Promise<Page>
  /** Restores the world after the walk. */
  later: (undo: () => unknown) => void
}

/** A person at a browser, and what the machine knows of their actions. */
export type Situation<Machine extends AnyStateMachine, Person> = Browser & {
  person: Person
  context: ContextFrom<Machine>
}

/** One way a call of the flow can end. */
export type World<Machine extends AnyStateMachine, Person, Kind extends string = string> = {
  outcome: Outcome
  /** The promised targets. */
  leadsTo: readonly LeafOf<Machine>[]
  /** Who can meet it; everybody when left out. */
  of?: readonly Kind[]
  /** Whether a call can end so, by what the machine knows when it does. */
  where?: (context: ContextFrom<Machine>, from: LeafOf<Machine>) => boolean
  /** The change of the world during the call; `input` is sent by the browser. */
  meanwhile?: (situation: Situation<Machine, Person> & { input: Record<string, unknown> }) => Promise<unknown>
}

/** What a person does for an event. */
export type Gesture<Machine extends AnyStateMachine, Person, Event> = {
  /** Makes the gesture on the screen and returns its event. */
  make(
    walk: Situation<Machine, Person> & { next: Outcome | undefined; soFar: Path },
    event: Event,
  ): Promise<Event>
  /** Whether the screen allows it at the end of this path. */
  where?: (from: AnyMachineSnapshot, event: Event, soFar: Path) => boolean
  /** The promised target from each of its states. */
  leadsTo: Partial<Record<LeafOf<Machine>, readonly LeafOf<Machine>[]>>
}

type Rules = typeof operationRules
type Access = {
  visitor: never
  pending: 'login.missing'
  member: 'session.missing'
  confirmed: 'session.missing' | 'password.unconfirmed'
  /** A proof is asked for over the screen, and the call then made again. */
  verified: 'session.missing'
  verifiedAdmin: 'session.missing' | 'factor.missing'
  verifiedStaff: 'session.missing'
  admin: 'session.missing' | 'password.unconfirmed' | 'factor.missing'
  staff: 'session.missing'
}
/** Every outcome of a call in the contract, and those it need not mention. */
type Way<Id extends OperationId> =
  | 'done'
  | 'unreached'
  | Rules[Id]['problems'][number]
  | Access[Rules[Id]['access']]
type Actors<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>
/** For each call each outcome; a sentence for an outcome that the screens cannot reach. */
export type WorldsOf<
  Id extends OperationId,
  Machine extends AnyStateMachine,
  Person,
  Kind extends string = string,
> = {
  [Each in Id]: Record<Way<Each>, World<Machine, Person, Kind> | World<Machine, Person, Kind>[] | string>
}
export type Worlds<Machine extends AnyStateMachine, Person, Kind extends string = string> = WorldsOf<
  keyof Actors<Machine> & OperationId,
  Machine,
  Person,
  Kind
>
export type Gestures<Machine extends AnyStateMachine, Person> = {
  [Type in EventFromLogic<Machine>['type']]: Gesture<
    Machine,
    Person,
    Extract<EventFromLogic<Machine>, { type: Type }>
  >
}
export type Screens<Machine extends AnyStateMachine, Person = unknown> = Record<
  LeafOf<Machine>,
  'is left at once' | ((context: ContextFrom<Machine>, person: Person) => Partial<Screen>)
>

/** Everything that has to be known of a machine for it to be walked through the real screens. */
export type Flow<Machine extends AnyStateMachine, Person, Kind extends string = string> = {
  machine: Machine
  /** The possible starts, and their callers. */
  beginnings: readonly { input: InputFrom<Machine>; of?: readonly Kind[]; name?: string }[]
  /** The kinds of people with different worlds. */
  kinds: readonly Kind[]
  /** An example of everything a person may do. */
  events: readonly EventFromLogic<Machine>[]
  gestures: Gestures<Machine, Person>
  worlds: Worlds<Machine, Person, Kind>
  /** The calls that the screens make by themselves as well: they are held where the machine waits for one. */
  shared?: readonly OperationId[]
  screens: Screens<Machine, Person>
  /** The labels of the fields with values that the machine stores. */
  comparedFields: readonly string[]
  /** What distinguishes two situations of one state. */
  sameness: (context: ContextFrom<Machine>, state: StateValue) => unknown
  /** What else of a situation has to be seen once. */
  facets?: (snapshot: AnyMachineSnapshot, kind: Kind) => readonly string[]
  /** Whether the world can be brought to the end of a path, as far as that is known of none of its steps alone. */
  isPossible?: (path: Path) => boolean
  /** That the machine comes back to where it begins, from where a whole route can follow another. */
  returns?: true
  /** The arrows no walk can take, and why. */
  notWalked: Record<string, string>
  /** Makes the person and their world and opens the page on which the route begins. */
  enter: (browser: Browser, route: Route<InputFrom<Machine>, Kind>) => Promise<Person>
}

/** A path through a machine, its caller, and its arrows. */
export type Route<Input = unknown, Kind extends string = string> = {
  input: Input
  /** Its start, if there are several. */
  name?: string
  path: Path
  kind: Kind
  arrows: ReadonlySet<string>
}

/** The state of a snapshot; of parallel regions the first. */
export function leafOf<Machine extends AnyStateMachine>({ value }: { value: unknown }): LeafOf<Machine> {
  const names: string[] = []
  let rest = value
  for (; typeof rest === 'object' && rest !== null; rest = Object.values(rest)[0])
    names.push(...Object.keys(rest))
  return [...names, rest].join('.') as LeafOf<Machine>
}

/** Every world of a flow that can be brought about. */
export function everyWorld<Machine extends AnyStateMachine, Person, Kind extends string>({
  worlds,
}: Flow<Machine, Person, Kind>): World<Machine, Person, Kind>[] {
  type Ways = Record<string, World<Machine, Person, Kind> | World<Machine, Person, Kind>[] | string>
  return Object.values(worlds as Record<string, Ways>)
    .flatMap((ways) => Object.values(ways).flat())
    .filter((world) => typeof world !== 'string')
}

/** The gesture for an event of a flow. */
export function gestureOf<Machine extends AnyStateMachine, Person, Kind extends string>(
  { gestures }: Flow<Machine, Person, Kind>,
  { type }: Step,
): Gesture<Machine, Person, Step> {
  return (gestures as unknown as Record<string, Gesture<Machine, Person, Step>>)[type]!
}
