import { describeModel } from '../testing/describe-model.ts'
import { waitsMs } from '../testing/steps.ts'
import { RELOAD_GUARD_MS } from './reload-guard.ts'
import { QUIET_MS, versionWatchMachine } from './version-watch.machine.ts'

const build = (name: string, lasting = false) => ({ type: 'build.seen', build: name, lasting }) as const
const [same, newer, newest, alone] = [build('a'), build('b'), build('c'), build('b', true)]
const typed = { type: 'forms.changed', dirty: true } as const
const sentEvent = { type: 'forms.changed', dirty: false } as const
const busied = { type: 'page.changed', busy: true } as const
const quieted = { type: 'page.changed', busy: false } as const
const leftEvent = { type: 'screen.left' } as const
const wantedEvent = { type: 'reload.requested' } as const
const refusedEvent = { type: 'reload.refused' } as const
// The times of the machine's named delays: those of SPEC section 9, and the time for the result of a sent form.
const rests = {
  ...waitsMs(QUIET_MS, 'versionWatch.settling'),
  type: 'xstate.after.quiet.versionWatch.settling',
}
const guarded = {
  ...waitsMs(RELOAD_GUARD_MS, 'versionWatch.held'),
  type: 'xstate.after.guard.versionWatch.held',
}

const fresh = { build: 'a', tried: [], dirty: false, busy: false }
const reloaded = { ...fresh, tried: ['a', 'b'] }
const none = { emitted: [] } as const
const due = (name: string, asked = false) =>
  ({ emitted: [{ type: 'reload.due', build: name, asked }] }) as const

describeModel(versionWatchMachine, {
  input: fresh,
  otherInputs: [reloaded],
  gestures: [
    same,
    newer,
    newest,
    alone,
    typed,
    sentEvent,
    busied,
    quieted,
    leftEvent,
    wantedEvent,
    refusedEvent,
  ],
  outcomes: [],
  waits: [rests, guarded],
  endings: [
    [[], 'current', { context: { latest: 'a' }, tags: [] }],
    [[same], 'current', none],
    [[newer], 'reloading', due('b')],
    [[leftEvent], 'current', none],
    [[wantedEvent], 'current', none],
    // A form contains unsaved text.
    [[typed], 'current', none],
    [[typed, newer], 'waiting', { ...none, tags: ['notice'] }],
    [[typed, newer, leftEvent], 'waiting', none],
    [[typed, newer, quieted], 'waiting', none],
    [[typed, newer, newest], 'waiting', none],
    [[typed, newer, same], 'current', { ...none, tags: [] }],
    [[typed, newer, wantedEvent], 'reloading', due('b', true)],
    [[typed, newer, sentEvent], 'settling', { ...none, tags: [] }],
    [[typed, newer, sentEvent, leftEvent], 'reloading', due('b')],
    [[typed, newer, sentEvent, rests], 'reloading', due('b')],
    [[typed, newer, sentEvent, typed], 'waiting', none],
    [[typed, newer, sentEvent, busied], 'busy', none],
    [[typed, newer, sentEvent, same], 'current', none],
    [[typed, newer, newest, sentEvent, leftEvent], 'reloading', due('c')],
    [[sentEvent], 'current', none],
    // A call or navigation is in progress.
    [[busied], 'current', none],
    [[busied, newer], 'busy', { ...none, tags: [] }],
    [[busied, typed, newer], 'waiting', none],
    [[busied, newer, typed], 'waiting', none],
    [[busied, newer, same], 'current', none],
    [[busied, newer, leftEvent], 'reloading', due('b')],
    [[busied, newer, quieted], 'settling', none],
    [[busied, newer, quieted, busied], 'busy', none],
    [[busied, newer, quieted, rests], 'reloading', due('b')],
    [[busied, newer, quieted, rests, refusedEvent], 'held'],
    // A reload was refused.
    [[newer, refusedEvent], 'held', due('b')],
    [[newer, typed], 'reloading', due('b')],
    [[newer, typed, refusedEvent], 'waiting', due('b')],
    [[newer, refusedEvent, typed], 'waiting', due('b')],
    [[newer, refusedEvent, same], 'current', due('b')],
    [[newer, refusedEvent, leftEvent], 'held', due('b')],
    [[newer, refusedEvent, busied, guarded], 'busy', due('b')],
    [[newer, refusedEvent, guarded], 'reloading', { emitted: [...due('b').emitted, ...due('b').emitted] }],
    // A reload loaded the old build again, or this tab has left a build for another one: two releases are served at
    // the same time.
    [[newer], 'givenUp', { input: reloaded, ...none, tags: [] }],
    [[newer, leftEvent], 'givenUp', { input: reloaded, ...none }],
    [[typed, newer], 'givenUp', { input: reloaded, ...none }],
    [[newer, same], 'current', { input: reloaded, ...none }],
    [[newer, same, newer], 'givenUp', { input: reloaded, ...none }],
    [[newer, newest], 'reloading', { input: reloaded, ...due('c') }],
    [[newest], 'reloading', { input: reloaded, ...due('c') }],
    [[newer, same, newer, same], 'current', { input: reloaded, ...none }],
    [[newer, alone], 'reloading', { input: reloaded, ...due('b') }],
    [[alone], 'reloading', { input: reloaded, ...due('b') }],
    [[typed, newer, alone], 'waiting', { input: reloaded, ...none }],
    [[alone], 'reloading', due('b')],
  ],
})
