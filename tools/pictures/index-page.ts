import type { PictureNote } from '../../tests/support/picture.ts'
import { type Direction, directions } from './direction.ts'

export const THEMES = ['light', 'dark'] as const
/** The window sizes in pixels; content below the height needs scrolling. */
export const WINDOWS = { phone: { width: 360, height: 780 }, desktop: { width: 1440, height: 900 } } as const

/** Routes without a picture; `$` matches any part of an address. */
export function routesWithout(
  routes: readonly string[],
  notes: readonly Pick<PictureNote, 'address'>[],
): string[] {
  const paths = notes.map(({ address }) => address.split('?')[0]!)
  return routes.filter((route) => {
    const routePattern = new RegExp(`^${route.replace(/\$[^/]+/g, '[^/]+')}/?$`)
    return !paths.some((path) => routePattern.test(path))
  })
}

/** Returns the file of a picture of a page of the direction. */
export const directionFile = (
  page: string,
  width: PictureNote['width'],
  theme: PictureNote['theme'],
): string => `direction-${page}-${width}-${theme}.png`

/**
 * Creates a page with all pictures: a section for each screen, its widths and themes side by side, and the lower edge
 * of the window marked. If the design direction has a page for a screen and `pictured` contains its picture, the
 * picture is shown next to that of the screen, with the differences below.
 */
export function indexPage(
  notes: readonly PictureNote[],
  missing: readonly string[],
  pictured: readonly string[] = [],
): string {
  const sorted = notes.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  const screens = [...new Set(sorted.map(({ name }) => name))]
  return `<!doctype html>
<html lang="ko"><meta charset="utf-8"><title>Screens</title>
<style>
  body { margin: 0; font: 14px/1.5 system-ui, sans-serif; background: #eef0f3; color: #1b1f24 }
  header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 8px 16px; background: #fff; border-bottom: 1px solid #d4d8de }
  section { padding: 16px; content-visibility: auto; contain-intrinsic-size: auto 700px }
  h2 { margin: 0 0 8px; font-size: 16px } h2 small { font-weight: 400; color: #57606a }
  .row { display: flex; gap: 12px; align-items: flex-start; overflow-x: auto }
  figure { margin: 0; flex: none; max-height: 80vh; overflow-y: auto; background: #fff; box-shadow: 0 1px 4px #0003 }
  figure div { position: relative } img { display: block; width: 100% }
  .direction { outline: 3px solid #b07f22 } ul { margin: 8px 0 0; padding-left: 20px; max-width: 1000px }
  .phone { width: 270px } .desktop { width: 720px }
  .fold { position: absolute; left: 0; right: 0; border-top: 1px dashed #d1242f }
  body:not(.phones) .phone, body:not(.desks) .desktop, body:not(.lights) .light, body:not(.darks) .dark { display: none }
</style>
<body class="phones desks lights darks">
<header><strong>${screens.length} screens</strong>
  <input type="search" aria-label="Screens with this word" placeholder="word">
  ${['phones', 'desks', 'lights', 'darks'].map((name) => `<label><input type="checkbox" value="${name}" checked> ${name}</label>`).join('\n  ')}
  <label><input type="checkbox" value="folds" checked> fold</label>
  ${missing.length > 0 ? `<span>No picture of: ${missing.map(escapeHtml).join(', ')}</span>` : ''}
</header>
${screens
  .map((screen) =>
    sectionOf(
      screen,
      sorted.filter(({ name }) => name === screen),
      pictured,
    ),
  )
  .join('\n')}
<script>
  for (const box of document.querySelectorAll('input[type=checkbox]'))
    box.onchange = () => box.value === 'folds'
      ? document.querySelectorAll('.fold').forEach((fold) => { fold.hidden = !box.checked })
      : document.body.classList.toggle(box.value, box.checked)
  document.querySelector('input[type=search]').oninput = ({ target }) => {
    for (const section of document.querySelectorAll('section')) section.hidden = !section.textContent.includes(target.value)
  }
</script>
`
}

function sectionOf(name: string, pictures: readonly PictureNote[], pictured: readonly string[]): string {
  const { heading, address } = pictures[0]!
  const direction = directions.find(({ screens }) => screens.includes(name))
  const shown = (Object.keys(WINDOWS) as PictureNote['width'][]).flatMap((width) =>
    THEMES.flatMap((theme) => {
      const picture = pictures.find((one) => one.width === width && one.theme === theme)
      return picture ? [figureOf(picture), directionNextTo(direction, picture, pictured)] : []
    }),
  )
  return `<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)} <small>${escapeHtml(heading)} · ${escapeHtml(address)}</small></h2>
<div class="row">${shown.join('')}</div>${differencesOf(direction)}</section>`
}

/** Returns the picture of the design direction's page, at the width and in the theme of the screen's picture. */
function directionNextTo(
  direction: Direction | undefined,
  { width, theme }: PictureNote,
  pictured: readonly string[],
): string {
  if (!direction || !pictured.includes(direction.page)) return ''
  const file = directionFile(direction.page, width, theme)
  return `<figure class="direction ${width} ${theme}"><a href="${file}"><img src="${file}" loading="lazy" alt="direction: ${escapeHtml(direction.page)}, ${width}, ${theme}"></a></figure>`
}

const differencesOf = (direction: Direction | undefined): string =>
  direction
    ? `<ul><li><strong>${escapeHtml(direction.page)}</strong></li>${direction.differences.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
    : ''

function figureOf({ name, width, theme }: PictureNote): string {
  const { width: pixels, height } = WINDOWS[width]
  const scale = (width === 'phone' ? 270 : 720) / pixels
  const file = `${encodeURIComponent(name)}-${width}-${theme}.png`
  return `<figure class="${width} ${theme}"><a href="${file}"><div><img src="${file}" loading="lazy" alt="${escapeHtml(name)}, ${width}, ${theme}"><i class="fold" style="top: ${Math.round(height * scale)}px"></i></div></a></figure>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
