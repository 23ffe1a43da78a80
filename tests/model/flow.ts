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
/** A leaf state of a machine, as `enteringCode.open`. */
export type LeafOf<Machine extends AnyStateMachine> = LeafOfValue<SnapshotFrom<Machine>['value']>

/** The browser of a walk, with a clock that follows the server's. */
export type Browser = Stage & {
  page: Page
  pass: (seconds: number) => Promise<void>
  /** The value of a cookie; empty if the cookie does not exist. */
  cookie: (name: string) => Promise<string>
  giveCookies: (cookies: Record<string, string>) => Promise<void>
  /** A page of another person's browser, with calls that are not held. */
  alongside: (session: string) => Promise<Page>
  /** Registers a function that undoes a change of the test data after the walk. */
  later: (undo: () => unknown) => void
}

/** A person in a browser, with the machine's view of their actions. */
export type Situation<Machine extends AnyStateMachine, Person> = Browser & {
  person: Person
  context: ContextFrom<Machine>
}

/** The preparation of one possible outcome of a call of the flow. */
export type World<Machine extends AnyStateMachine, Person, Kind extends string = string> = {
  outcome: Outcome
  /** The states to which the call must lead. */
  leadsTo: readonly LeafOf<Machine>[]
  /** The kinds of people that can meet this outcome; by default all. */
  of?: readonly Kind[]
  /** Whether a call can have this outcome, given the machine's context at that moment. */
  where?: (context: ContextFrom<Machine>, from: LeafOf<Machine>) => boolean
  /** Changes the server's data while the call is delayed; `input` is the body that the browser has sent. */
  meanwhile?: (situation: Situation<Machine, Person> & { input: Record<string, unknown> }) => Promise<unknown>
}

/** A person's action for an event. */
export type Gesture<Machine extends AnyStateMachine, Person, Event> = {
  /** Performs the action on the screen and returns its event. */
  make(
    walk: Situation<Machine, Person> & { next: Outcome | undefined; soFar: Path },
    event: Event,
  ): Promise<Event>
  /** Whether the screen allows the action at the end of this path. */
  where?: (from: AnyMachineSnapshot, event: Event, soFar: Path) => boolean
  /** The states to which the action must lead, by the state in which it is taken. */
  leadsTo: Partial<Record<LeafOf<Machine>, readonly LeafOf<Machine>[]>>
}

type Rules = typeof operationRules
type Access = {
  visitor: never
  pending: 'login.missing'
  member: 'session.missing'
  confirmed: 'session.missing' | 'password.unconfirmed'
  /** A missing proof is not listed here: the app asks for it in a dialog, and then repeats the call. */
  verified: 'session.missing'
  verifiedAdmin: 'session.missing' | 'factor.missing'
  verifiedStaff: 'session.missing'
  admin: 'session.missing' | 'password.unconfirmed' | 'factor.missing'
  staff: 'session.missing'
}
/**
 * Every outcome that a call can have: success, no answer, each problem of the operation in the contract, and each
 * refusal of its access rule.
 */
type CallOutcome<Id extends OperationId> =
  | 'done'
  | 'unreached'
  | Rules[Id]['problems'][number]
  | Access[Rules[Id]['access']]
type Actors<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>
/**
 * The `World`s of every outcome of each call, or, for an outcome that the screens cannot reach, a text with the
 * reason.
 */
export type WorldsOf<
  Id extends OperationId,
  Machine extends AnyStateMachine,
  Person,
  Kind extends string = string,
> = {
  [Each in Id]: Record<
    CallOutcome<Each>,
    World<Machine, Person, Kind> | World<Machine, Person, Kind>[] | string
  >
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

/** Everything that is needed to walk a machine through the real screens. */
export type Flow<Machine extends AnyStateMachine, Person, Kind extends string = string> = {
  machine: Machine
  /** The possible starts, and their callers. */
  beginnings: readonly { input: InputFrom<Machine>; of?: readonly Kind[]; name?: string }[]
  /** The kinds of people for which the preparations differ. */
  kinds: readonly Kind[]
  /** An example of every action of a person. */
  events: readonly EventFromLogic<Machine>[]
  gestures: Gestures<Machine, Person>
  worlds: Worlds<Machine, Person, Kind>
  /**
   * Operations that the screens also call without the machine: such a call is held only if the machine waits for it.
   */
  shared?: readonly OperationId[]
  screens: Screens<Machine, Person>
  /** The labels of the fields with values that the machine stores. */
  comparedFields: readonly string[]
  /** Distinguishes situations with the same state: two situations are the same if this value is equal for both. */
  sameness: (context: ContextFrom<Machine>, state: StateValue) => unknown
  /** Further facts of a situation, each of which must be covered once. */
  facets?: (snapshot: AnyMachineSnapshot, kind: Kind) => readonly string[]
  /** Whether the test data allows a whole path, if that depends on more than its single steps. */
  isPossible?: (path: Path) => boolean
  /** Set if the machine returns to its start, so that another route can follow a completed one. */
  returns?: true
  /** The transitions that no walk can take, with the reasons. */
  notWalked: Record<string, string>
  /** Creates the person with their test data, and opens the first page of the route. */
  enter: (browser: Browser, route: Route<InputFrom<Machine>, Kind>) => Promise<Person>
}

/** A path through a machine, with its caller and its transitions (arrows). */
export type Route<Input = unknown, Kind extends string = string> = {
  input: Input
  /** The name of the start, if the flow has several. */
  name?: string
  path: Path
  kind: Kind
  arrows: ReadonlySet<string>
}

/** Returns the leaf state of a snapshot; of parallel regions, that of the first one. */
export function leafOf<Machine extends AnyStateMachine>({ value }: { value: unknown }): LeafOf<Machine> {
  const names: string[] = []
  let rest = value
  for (; typeof rest === 'object' && rest !== null; rest = Object.values(rest)[0])
    names.push(...Object.keys(rest))
  return [...names, rest].join('.') as LeafOf<Machine>
}

/** Returns every `World` of a flow that can be created. */
export function everyWorld<Machine extends AnyStateMachine, Person, Kind extends string>({
  worlds,
}: Flow<Machine, Person, Kind>): World<Machine, Person, Kind>[] {
  type OutcomeTable = Record<string, World<Machine, Person, Kind> | World<Machine, Person, Kind>[] | string>
  return Object.values(worlds as Record<string, OutcomeTable>)
    .flatMap((ways) => Object.values(ways).flat())
    .filter((world) => typeof world !== 'string')
}

/** Returns the gesture for an event of a flow. */
export function gestureOf<Machine extends AnyStateMachine, Person, Kind extends string>(
  { gestures }: Flow<Machine, Person, Kind>,
  { type }: Step,
): Gesture<Machine, Person, Step> {
  return (gestures as unknown as Record<string, Gesture<Machine, Person, Step>>)[type]!
}
