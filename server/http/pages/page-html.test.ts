import { describe, expect, it } from 'vitest'
import { brandOfNames } from '#server/brand/brand.ts'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { addFiles, addStyles, brandDocument, fillDocument } from './page-html.ts'

const document =
  '<head><link rel="modulepreload" crossorigin href="/assets/old.js"><title>빗장</title></head><body><script type="module" crossorigin src="/assets/start.js"></script><div id="root"></div></body>'
const paths = ['a', 'start', 'b'].map((name) => `/assets/${name}.js`)
const links = (attributes: string) =>
  paths.map((path) => `<link ${attributes} crossorigin href="${path}">`).join('')

describe('the styles of the app', () => {
  it('come before all other styles, at the title', () =>
    expect(addStyles(document, '<style>a{}</style>')).toBe(
      document.replace('<title>', '<style>a{}</style><title>'),
    ))

  it('are not lost in a document without a title', () =>
    expect(() => addStyles(document.replace('<title>빗장</title>', ''), '<style>a{}</style>')).toThrow(
      'The document has no title.',
    ))
})

describe('a screen', () => {
  const screen = { head: '<title>공지 $& 안내</title>', body: '<main>$&</main>', data: { text: '</script>' } }

  it('replaces the title and the empty root, and contains its data', () => {
    const filledDocument = fillDocument(document, screen)
    expect(filledDocument).toContain(screen.head)
    expect(filledDocument).not.toContain('<title>빗장</title>')
    expect(filledDocument).toContain(
      `<div id="root">${screen.body}</div><script type="application/json" id="page-data">`,
    )
    expect(filledDocument.match(/<\/script>/g)).toHaveLength(2)
  })

  it('shows the note for browsers without scripts only if a form of the screen needs the app', () => {
    const documentWithNote = document.replace('<body>', '<body><noscript>자바스크립트를 켜 주세요</noscript>')
    expect(fillDocument(documentWithNote, screen)).not.toContain('<noscript>')
    expect(fillDocument(documentWithNote, { ...screen, body: '<form method="dialog"></form>' })).toContain(
      '<noscript>',
    )
  })

  it('is not lost in a document without an empty root', () =>
    expect(() => fillDocument(document.replace('<div id="root"></div>', ''), screen)).toThrow(
      'The document has no empty root element.',
    ))
})

describe('the script tags of the app', () => {
  it('are at the end of a page that the app renders itself', () => {
    expect(addFiles(document, paths)).toBe(
      '<head><title>빗장</title></head><body><div id="root"></div>' +
        `${links('rel="modulepreload"')}<script type="module" crossorigin src="/assets/start.js"></script></body>`,
    )
  })

  it.each([
    ['has nothing to send', '<main><p>안내</p></main>', ''],
    ['has a form with an address', '<main><form action="/notice"></form></main>', ''],
    [
      'has a form of the app',
      '<main><form method="dialog" class="x"></form></main>',
      links('rel="preload" as="script" fetchpriority="low"'),
    ],
  ])('wait until a page is painted that %s', async (_, body, fetchedAhead) => {
    const documentHtml = addFiles(document, paths, body)
    expect(documentHtml.replace(/<script>.*<\/script>/, '')).toBe(
      `<head>${fetchedAhead}<title>빗장</title></head><body><div id="root"></div></body>`,
    )
    const page = run(scriptIn(documentHtml))
    page.load()
    expect(page.fetched).toEqual([])
    page.paint()
    await page.pictureCame()
    page.passTime()
    const link = { tag: 'link', rel: 'modulepreload', crossOrigin: '', nonce: 'once' }
    const links = ['a', 'b', 'start'].map((name) => ({ ...link, href: `/assets/${name}.js` }))
    expect(page.fetched).toEqual([...links, '/assets/a.js'])
    await page.fileRan()
    expect(page.fetched).toEqual([...links, '/assets/a.js'])
    page.passTime()
    await page.fileRan()
    expect(page.fetched).toEqual([...links, '/assets/a.js', '/assets/b.js', '/assets/start.js'])
    await page.fileRan()
    page.passTime()
    expect(page.fetched).toHaveLength(6)
  })

  it('run after a visible image has loaded, at the latest after a limit', async () => {
    const page = run(scriptIn(addFiles(document, paths, '<p>안내</p>')))
    const [late] = page.timers
    page.load()
    page.paint()
    expect(page.timers).toEqual([late])
    late!()
    expect(page.fetched).toHaveLength(4)
    await page.pictureCame()
    page.passTime()
    await page.fileRan()
    expect(page.fetched.slice(4)).toEqual(['/assets/b.js', '/assets/start.js'])
    await page.fileRan()
    // The entry of the app has loaded; missing chunks are reported separately.
    expect(page.reports()).toBe(0)
  })

  it('run nothing before the polyfills are loaded, and report a polyfill that fails to load', async () => {
    const script = scriptIn(addFiles(document, ['/assets/start.js'], '<p>안내</p>'))
    let add = () => {}
    const pendingRun = run(script, '/b.js', new Promise<void>((done) => (add = done)))
    pendingRun.timers[0]!()
    const links = pendingRun.fetched.length
    await pendingRun.fileRan()
    expect(pendingRun.fetched).toHaveLength(links)
    add()
    await pendingRun.fileRan()
    expect(pendingRun.fetched.slice(links)).toEqual(['/assets/start.js'])

    const failedRun = run(script, '/b.js', Promise.reject(new Error('lost')))
    failedRun.timers[0]!()
    await failedRun.fileRan()
    expect([failedRun.fetched.slice(links), failedRun.reports()]).toEqual([[], 1])
  })

  it('show that the app does not load if its start script is missing', async () => {
    const page = run(scriptIn(addFiles(document, ['/assets/start.js'], '<p>안내</p>')), '/start.js')
    const [late] = page.timers
    late!()
    await page.fileRan()
    expect([page.fetched.slice(1), page.reports()]).toEqual([['/assets/start.js'], 1])
  })
})

const scriptIn = (html: string) => /<script>(.*)<\/script><\/body>$/.exec(html)![1]!

/**
 * Runs an inline script in a window with one visible image, and records the files that the script fetches. One file
 * fails to load: `missing`.
 */
function run(code: string, missing = '/b.js', polyfilled?: Promise<unknown>) {
  const fetched: unknown[] = []
  const [loads, paints, timers]: [(() => void)[], (() => void)[], (() => void)[]] = [[], [], []]
  let pictureCame = () => {}
  let reports = 0
  const picture = new Promise<void>((come) => (pictureCame = come))
  const image = (top: number, decode: () => Promise<void>) => ({
    getBoundingClientRect: () => ({ top, height: 10 }),
    decode,
  })
  const never = () => new Promise<void>(() => {})
  const end = (heard: (() => void)[]) => heard.splice(0).forEach((listener) => listener())
  new Function(
    'document, innerHeight, addEventListener, requestAnimationFrame, setTimeout, load, earlyPresses, polyfilled',
    code.replace('import(', 'load('),
  )(
    {
      currentScript: { nonce: 'once' },
      images: [image(0, () => picture), image(900, never)],
      createElement: (tag: string) => ({ tag }),
      body: { append: (made: unknown) => fetched.push(made) },
    },
    800,
    (_: string, listener: () => void) => loads.push(listener),
    (listener: () => void) => paints.push(listener),
    (listener: () => void) => timers.push(listener),
    (file: string) => {
      fetched.push(file)
      return file.endsWith(missing) ? Promise.reject(new Error()) : Promise.resolve()
    },
    { late: () => (reports += 1) },
    polyfilled,
  )
  const waitForTurns = async () => {
    for (const _ of [1, 2, 3, 4]) await Promise.resolve()
  }
  return {
    fetched,
    timers,
    /** Returns the number of times the page has reported that the app does not load. */
    reports: () => reports,
    load: () => end(loads),
    paint: () => end(paints),
    passTime: () => end(timers),
    pictureCame: async () => {
      pictureCame()
      await waitForTurns()
    },
    fileRan: waitForTurns,
  }
}

describe('the document of a brand', () => {
  const built =
    '<head><link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="application-name" content="__BRAND__" data-mark="__MARK__"><title>__BRAND__</title></head>'

  it('has the brand’s name as text, its logo and its colours in both themes', () => {
    const brand = {
      ...brandOfNames({ brandName: "A&B'$&", latinName: null }),
      version: 1,
      accentColor: '#0a6338',
    }
    const documentHtml = brandDocument(built, brand)
    expect(documentHtml).toContain('<title>A&amp;B&apos;$&amp;</title>')
    expect(documentHtml).toMatch(/content="A&amp;B&apos;\$&amp;" data-mark="\/brand\/mark\?v=[\da-f]{12}"/)
    expect(documentHtml).toMatch(/<link rel="icon" href="\/brand\/mark\?v=[\da-f]{12}">/)
    expect(documentHtml).toMatch(
      /<style>:root\{--ui-colors-brand-solid:#0a6338;.*\}\.dark\{.*\}<\/style><\/head>/,
    )
  })

  it('is the unchanged document of the build in the demo', () => {
    const documentHtml = brandDocument(built, brandOfNames(demoBrand))
    expect(documentHtml).toContain('href="/favicon.svg" type="image/svg+xml"')
    expect(documentHtml).toContain('data-mark="/favicon.svg"')
    expect(documentHtml).not.toContain('<style>')
  })
})
