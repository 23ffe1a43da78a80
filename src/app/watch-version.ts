import { createActor } from 'xstate'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Machines } from '#src/components/context/app-context.ts'
import { readStoredText, storeText } from '#src/components/context/browser-storage.ts'
import { isServerReachable } from '#src/components/version/chunk-missing.ts'
import { newVersion } from '#src/components/version/new-version.ts'
import { reloadPage } from '#src/components/version/reload-page.ts'
import { dirtyForms } from '#src/forms/dirty-forms.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { versionWatchMachine } from '#src/machines/version-watch/version-watch.machine.ts'
import { toaster } from '#src/ui/toaster.ts'
import { stableBuildAfter } from './lasting-build.ts'
import { watchActivity } from './page-activity.ts'
import type { AppRouter } from './router.ts'

const POLL_MS = MINUTE_MS
/**
 * Ten minutes of checks. During a rolling release both versions answer, and it is unlikely that only one of them
 * answers all these checks.
 */
const CHECKS_UNTIL_STABLE = 10
/** SPEC section 9: the time limit of a fetch, which is not repeated automatically. */
const TIMEOUT_MS = 20_000
const TRIED = 'tried-builds'
const MAX_TRIED = 10

type WatchedMachines = Pick<Machines, 'dialogs'> & {
  router: AppRouter
  isCalling: () => boolean
  onCalls: (changed: () => void) => void
}

/**
 * Checks the server's current build, and reloads for a newer one when nothing is lost by it (SPEC section 4).
 */
export function watchVersion({ dialogs, router, isCalling, onCalls }: WatchedMachines): void {
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
  // During development there is no build, and Vite reloads by itself.
  if (!build) return
  const activity = watchActivity({ dialogs, router, isCalling, onCalls })
  const watch = createActor(versionWatchMachine, {
    input: {
      build,
      tried: triedBuilds().split(' '),
      dirty: dirtyForms.isAnyDirty(),
      busy: activity.isBusy(),
    },
  })

  watch.subscribe((snapshot) =>
    newVersion.set(snapshot.hasTag('notice') ? () => watch.send({ type: 'reload.requested' }) : undefined),
  )
  watch.on('reload.due', async ({ build: latest, asked }) => {
    const earlierBuilds = triedBuilds()
    const tried = new Set([...earlierBuilds.split(' '), build, latest])
    storeText('sessionStorage', TRIED, [...tried].slice(-MAX_TRIED).join(' '))
    if (asked && (await isServerReachable())) {
      dirtyForms.releaseAll()
      location.reload()
      return
    }
    if (asked) toaster.show({ message: i18n.t('error:load.chunk'), severity: 'danger' })
    if (asked || !(await reloadPage())) {
      storeText('sessionStorage', TRIED, earlierBuilds)
      watch.send({ type: 'reload.refused' })
    }
  })
  watch.start()

  dirtyForms.subscribe(() => watch.send({ type: 'forms.changed', dirty: dirtyForms.isAnyDirty() }))
  activity.onChange((busy) => watch.send({ type: 'page.changed', busy }))
  router.subscribe(
    'onBeforeNavigate',
    ({ pathChanged }) => pathChanged && watch.send({ type: 'screen.left' }),
  )

  const isLasting = stableBuildAfter(CHECKS_UNTIL_STABLE)
  const checkBuild = async () => {
    const latest = document.visibilityState === 'visible' ? await latestBuild() : undefined
    if (latest) watch.send({ type: 'build.seen', build: latest, lasting: isLasting(latest) })
  }
  setInterval(() => void checkBuild(), POLL_MS)
  document.addEventListener('visibilitychange', () => void checkBuild())
  window.addEventListener('pageshow', ({ persisted }) => persisted && void checkBuild())
  // If a chunk fails to load, a newer release may have replaced it.
  window.addEventListener('vite:preloadError', () => void checkBuild())
}

const triedBuilds = () => readStoredText('sessionStorage', TRIED) ?? ''

/** Returns the server's current build; undefined if the server does not report one. */
async function latestBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch('/version.json', {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { build } = (await answer.json()) as { build?: unknown }
    return answer.ok && typeof build === 'string' ? build : undefined
  } catch {
    return undefined
  }
}
