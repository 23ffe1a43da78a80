import type { Locator, Page } from '@playwright/test'

/**
 * A part of a screen that a picture shows alone: the first `count` of `elements`. With `until`, everything after this
 * element inside the first of the elements is removed.
 */
export type Piece = { elements: Locator; count: number; until?: Locator }
export type Shot = { png: Buffer; width: number; height: number }

/**
 * Takes a picture of some elements alone, on a transparent background; sizes are in CSS pixels. The page loses its
 * backgrounds and its other elements, so it must be opened again afterwards.
 */
export async function shotOf(page: Page, { elements, count, until }: Piece): Promise<Shot> {
  await elements.first().waitFor()
  const handles = (await elements.elementHandles()).slice(0, count)
  const last = until && (await until.first().elementHandle())
  const clip = await page.evaluate(
    ({ shown, lastOne }) => {
      const [first] = shown as HTMLElement[]
      // The elements after `lastOne` are removed, so that `lastOne` is rendered as the last child.
      for (let one = lastOne as HTMLElement | null | undefined; one && one !== first; one = one.parentElement)
        while (one.nextElementSibling) one.nextElementSibling.remove()
      for (const one of shown as HTMLElement[]) {
        let ground = one
        while (ground.parentElement && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
          ground = ground.parentElement
        const { backgroundColor, borderRadius } = getComputedStyle(ground)
        one.style.setProperty('background-color', backgroundColor, 'important')
        if (ground !== one) {
          one.style.setProperty('border-radius', borderRadius, 'important')
          one.style.setProperty('border-width', '0', 'important')
        }
      }
      for (const one of shown as HTMLElement[])
        for (let parent = one.parentElement; parent; parent = parent.parentElement) {
          parent.style.setProperty('background', 'none', 'important')
          parent.style.setProperty('box-shadow', 'none', 'important')
          parent.style.setProperty('border-color', 'transparent', 'important')
          for (const child of parent.children)
            if (!shown.some((other) => child.contains(other as Node)))
              (child as HTMLElement).style.setProperty('visibility', 'hidden', 'important')
        }
      const boxes = (shown as HTMLElement[]).map((one) => one.getBoundingClientRect())
      const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))]
      return {
        x: x + scrollX,
        y: y + scrollY,
        width: Math.max(...boxes.map(({ right }) => right)) - x,
        height: Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom)) - y),
      }
    },
    { shown: handles, lastOne: last },
  )
  const png = await page.screenshot({ clip, fullPage: true, omitBackground: true })
  return { png, width: clip.width, height: clip.height }
}
