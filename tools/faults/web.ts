import { type Fault, typesCommand, unitCommand } from './fault.ts'

const journey = (spec: string, title: string) =>
  `tsx scripts/build.ts && playwright test tests/e2e/${spec}.spec.ts --project=desktop -g "${title}"`

/** Faults in the web app: machines, screens, texts, theme, addresses. */
export const webFaults: Fault[] = [
  {
    name: 'a transition with another target state',
    file: 'src/machines/login/login.machine.ts',
    from: /onDone: 'completed'/,
    to: "onDone: 'choosingFactor'",
    seenBy: unitCommand('src/machines/login'),
  },
  {
    name: 'a guard removed from a machine',
    file: 'src/machines/code-challenge-states.ts',
    from: "    guard: { type: 'canSend', params: challengeName },\n    target: at.sending,",
    to: '    target: at.sending,',
    seenBy: unitCommand('src/machines/login'),
  },
  {
    name: 'a new version that does not wait for typing',
    file: 'src/machines/version-watch/version-watch.machine.ts',
    from: "target: 'givenUp' },\n        isTyping,\n",
    to: "target: 'givenUp' },\n",
    seenBy: unitCommand('src/machines/version-watch'),
  },
  {
    name: 'an end of a subscription without a chosen day',
    file: 'src/machines/subscription-cancel/subscription-cancel.machine.ts',
    from: "guard: 'isChosen', ",
    to: '',
    seenBy: unitCommand('src/machines/subscription-cancel'),
  },
  {
    name: 'a withdrawal that skips the second check',
    file: 'src/machines/withdrawal/withdrawal.machine.ts',
    from: "{ guard: 'isProven', target: 'choosingReason', actions: 'clearProblem' },\n          { target: 'enteringPassword'",
    to: "{ target: 'choosingReason'",
    seenBy: unitCommand('src/machines/withdrawal'),
  },
  {
    name: 'a session extended past its end',
    file: 'src/machines/session-watch/session-watch.machine.ts',
    from: "{ guard: 'canExtend', target: 'gettingSessionInfo' }",
    to: "{ target: 'gettingSessionInfo' }",
    seenBy: unitCommand('src/machines/session-watch'),
  },
  {
    name: 'a pause that never ends',
    file: 'src/machines/pause.ts',
    from: "always: { guard: 'isPauseOver', target, actions: 'forgetPause' },",
    to: '',
    seenBy: unitCommand('src/machines/submission'),
  },
  {
    name: 'a code that never expires',
    file: 'src/machines/code-challenge-states.ts',
    from: "          always: { guard: { type: 'isCodeOver', params: challengeName }, target: 'expired' },\n",
    to: '',
    seenBy: unitCommand('src/machines/mobile-verify'),
  },
  {
    name: 'a hold that does not expire',
    file: 'src/machines/counsel-reservation/counsel-reservation.machine.ts',
    from: "always: { guard: 'isHoldOver', actions: ['forgetHold', 'notifySlotsOutdated'] },",
    to: '',
    seenBy: unitCommand('src/machines/counsel-reservation'),
  },
  {
    name: 'a queue that begins a decision without a selected request',
    file: 'src/machines/access-queue/access-queue.machine.ts',
    from: "guard: { type: 'areAny', params: ({ event }) => event },\n",
    to: '',
    seenBy: unitCommand('src/machines/access-queue'),
  },
  {
    name: 'a route importing src/api',
    file: 'src/routes/error.tsx',
    from: /^/,
    to: "import '../../src/api/client.ts'\n",
    seenBy: 'depcruise src',
  },
  {
    name: 'a missing text',
    file: 'src/features/account/login-texts.json',
    from: '"submit"',
    to: '"send"',
    seenBy: typesCommand,
  },
  {
    name: 'the login guard removed from the member area',
    file: 'src/routes/my/route.tsx',
    from: '  beforeLoad: requireLogin,\n',
    to: '',
    seenBy: journey('arrival', 'a guard answers'),
  },
  {
    name: 'the password guard removed from the subscriptions',
    file: 'src/routes/my/subscription/route.tsx',
    from: 'beforeLoad: requirePassword, ',
    to: '',
    seenBy: journey('login', 'the member area asks'),
  },
  {
    name: 'an admin page open to the staff of another area',
    file: 'domain/admin/pages.ts',
    from: "'/admin/audit': ['SECURITY']",
    to: "'/admin/audit': ['STAFF']",
    seenBy: unitCommand('src/features/who-may.test.tsx domain/admin'),
  },
  {
    name: 'a text with too little contrast',
    file: 'src/ui/theme/palette.ts',
    from: "600: '#625D53'",
    to: "600: '#A9A59C'",
    seenBy: unitCommand('src/ui/theme'),
  },
  {
    name: 'a form that is not reported as dirty',
    file: 'src/forms/dirty-forms.ts',
    from: 'mark: () => change(() => dirtyOrders.set(form, order)),',
    to: 'mark: () => {},',
    seenBy: unitCommand('src/forms/dirty-forms.test.ts'),
  },
  {
    name: "another person's draft shown",
    file: 'src/forms/drafts.ts',
    from: 'if (!isMine()) return {}',
    to: '',
    seenBy: unitCommand('src/forms/drafts.test.ts'),
  },
]
