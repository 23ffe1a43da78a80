import { describeModel } from '../testing/describe-model.ts'
import { waitsMs } from '../testing/steps.ts'
import { RELOAD_GUARD_MS } from './reload-guard.ts'
import { QUIET_MS, versionWatchMachine } from './version-watch.machine.ts'

const build = (name: string, lasting = false) => ({ type: 'build.seen', build: name, lasting }) as const
const [same, newer, newest, alone] = [build('a'), build('b'), build('c'), build('b', true)]
const formsDirty = { type: 'forms.changed', dirty: true } as const
const sentEvent = { type: 'forms.changed', dirty: false } as const
const pageBusy = { type: 'page.changed', busy: true } as const
const pageIdle = { type: 'page.changed', busy: false } as const
const leftEvent = { type: 'screen.left' } as const
const wantedEvent = { type: 'reload.requested' } as const
const refusedEvent = { type: 'reload.refused' } as const
// The times of the machine's named delays: those of SPEC section 9, and the time for the result of a sent form.
const namedDelays = {
  ...waitsMs(QUIET_MS, 'versionWatch.settling'),
  type: 'xstate.after.quiet.versionWatch.settling',
}
const guardedWait = {
  ...waitsMs(RELOAD_GUARD_MS, 'versionWatch.held'),
  type: 'xstate.after.guard.versionWatch.held',
}

const freshContext = { build: 'a', tried: [], dirty: false, busy: false }
const reloadedContext = { ...freshContext, tried: ['a', 'b'] }
const noneEmitted = { emitted: [] } as const
const due = (name: string, asked = false) =>
  ({ emitted: [{ type: 'reload.due', build: name, asked }] }) as const

describeModel(versionWatchMachine, {
  input: freshContext,
  otherInputs: [reloadedContext],
  gestures: [
    same,
    newer,
    newest,
    alone,
    formsDirty,
    sentEvent,
    pageBusy,
    pageIdle,
    leftEvent,
    wantedEvent,
    refusedEvent,
  ],
  outcomes: [],
  waits: [namedDelays, guardedWait],
  endings: [
    [[], 'current', { context: { latest: 'a' }, tags: [] }],
    [[same], 'current', noneEmitted],
    [[newer], 'reloading', due('b')],
    [[leftEvent], 'current', noneEmitted],
    [[wantedEvent], 'current', noneEmitted],
    // A form contains unsaved text.
    [[formsDirty], 'current', noneEmitted],
    [[formsDirty, newer], 'waiting', { ...noneEmitted, tags: ['notice'] }],
    [[formsDirty, newer, leftEvent], 'waiting', noneEmitted],
    [[formsDirty, newer, pageIdle], 'waiting', noneEmitted],
    [[formsDirty, newer, newest], 'waiting', noneEmitted],
    [[formsDirty, newer, same], 'current', { ...noneEmitted, tags: [] }],
    [[formsDirty, newer, wantedEvent], 'reloading', due('b', true)],
    [[formsDirty, newer, sentEvent], 'settling', { ...noneEmitted, tags: [] }],
    [[formsDirty, newer, sentEvent, leftEvent], 'reloading', due('b')],
    [[formsDirty, newer, sentEvent, namedDelays], 'reloading', due('b')],
    [[formsDirty, newer, sentEvent, formsDirty], 'waiting', noneEmitted],
    [[formsDirty, newer, sentEvent, pageBusy], 'busy', noneEmitted],
    [[formsDirty, newer, sentEvent, same], 'current', noneEmitted],
    [[formsDirty, newer, newest, sentEvent, leftEvent], 'reloading', due('c')],
    [[sentEvent], 'current', noneEmitted],
    // A call or navigation is in progress.
    [[pageBusy], 'current', noneEmitted],
    [[pageBusy, newer], 'busy', { ...noneEmitted, tags: [] }],
    [[pageBusy, formsDirty, newer], 'waiting', noneEmitted],
    [[pageBusy, newer, formsDirty], 'waiting', noneEmitted],
    [[pageBusy, newer, same], 'current', noneEmitted],
    [[pageBusy, newer, leftEvent], 'reloading', due('b')],
    [[pageBusy, newer, pageIdle], 'settling', noneEmitted],
    [[pageBusy, newer, pageIdle, pageBusy], 'busy', noneEmitted],
    [[pageBusy, newer, pageIdle, namedDelays], 'reloading', due('b')],
    [[pageBusy, newer, pageIdle, namedDelays, refusedEvent], 'held'],
    // A reload was refused.
    [[newer, refusedEvent], 'held', due('b')],
    [[newer, formsDirty], 'reloading', due('b')],
    [[newer, formsDirty, refusedEvent], 'waiting', due('b')],
    [[newer, refusedEvent, formsDirty], 'waiting', due('b')],
    [[newer, refusedEvent, same], 'current', due('b')],
    [[newer, refusedEvent, leftEvent], 'held', due('b')],
    [[newer, refusedEvent, pageBusy, guardedWait], 'busy', due('b')],
    [
      [newer, refusedEvent, guardedWait],
      'reloading',
      { emitted: [...due('b').emitted, ...due('b').emitted] },
    ],
    // A reload loaded the old build again, or this tab has left a build for another one: two releases are served at
    // the same time.
    [[newer], 'givenUp', { input: reloadedContext, ...noneEmitted, tags: [] }],
    [[newer, leftEvent], 'givenUp', { input: reloadedContext, ...noneEmitted }],
    [[formsDirty, newer], 'givenUp', { input: reloadedContext, ...noneEmitted }],
    [[newer, same], 'current', { input: reloadedContext, ...noneEmitted }],
    [[newer, same, newer], 'givenUp', { input: reloadedContext, ...noneEmitted }],
    [[newer, newest], 'reloading', { input: reloadedContext, ...due('c') }],
    [[newest], 'reloading', { input: reloadedContext, ...due('c') }],
    [[newer, same, newer, same], 'current', { input: reloadedContext, ...noneEmitted }],
    [[newer, alone], 'reloading', { input: reloadedContext, ...due('b') }],
    [[alone], 'reloading', { input: reloadedContext, ...due('b') }],
    [[formsDirty, newer, alone], 'waiting', { input: reloadedContext, ...noneEmitted }],
    [[alone], 'reloading', due('b')],
  ],
})
