import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

// The folders of the programs and fonts that the gate needs, except git. A separate namespace hides these folders
// from the run, which also has no network access.
const HIDDEN_FOLDERS = ['/usr/lib/postgresql', '/usr/share/fonts'].filter((path) => existsSync(path))
const HIDDEN_FILES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].filter((path) =>
  existsSync(path),
)
const hideCommands = [
  ...HIDDEN_FOLDERS.map((path) => `mount -t tmpfs none ${path}`),
  ...HIDDEN_FILES.map((path) => `mount --bind /dev/null ${path}`),
]

test('a run without its requirements stops immediately, with one line for each missing requirement', () => {
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    [
      '--map-root-user',
      '--mount',
      '--net',
      'sh',
      '-ec',
      [...hideCommands, 'npx tsx scripts/test.ts journeys'].join('\n'),
    ],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        TEST_DATABASE_URL: undefined,
        PLAYWRIGHT_BROWSERS_PATH: '/nowhere',
        XDG_CACHE_HOME: '/nowhere',
      },
    },
  )
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^Missing: PostgreSQL\. Install: apt-get install postgresql, or /),
    expect.stringMatching(/^Missing: browser\. Install: apt-get install chromium-headless-shell, or: npx /),
    'Missing: Korean fonts. Install: apt-get install fontconfig fonts-noto-cjk',
  ])
  expect(stdout).not.toContain('passed')
  expect(status).toBe(1)
})
