import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { activeAreas, controlsIn, describeForm, fillForm, formsIn, textFieldOf } from '../acts/controls.ts'
import { type OpenPage, openPage } from '../acts/open-page.tsx'

beforeAll(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-23T09:00:00+09:00'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'requestAnimationFrame'],
  })
})
afterAll(() => void vi.useRealTimers())

const SEND = 'button 의견 보내기'
const commentForm = () => formsIn(activeAreas(false)).find((form) => describeForm(form) === SEND)

async function openComment(page: OpenPage): Promise<HTMLFormElement> {
  if (!commentForm()) controlsIn(activeAreas(false)).get('button 의견 남기기')?.click()
  await page.settle()
  return commentForm()!
}

it('a message to the requester is sent once, leaves the queue unchanged, and does not appear in the next dialog', async () => {
  const page = await openPage('/admin/approval', 'staff')
  document.querySelector<HTMLInputElement>('input[data-request]')?.click()
  await page.settle()
  const form = await openComment(page)
  await fillForm(form, page.settle)
  expect(textFieldOf(form)?.value).not.toBe('')
  page.takeAsked()
  document.querySelector<HTMLElement>(`[form="${form.id}"]`)!.click()
  await page.settle()
  expect(page.takeAsked().map(({ id }) => id)).toEqual(['commentAccessRequest'])
  expect(textFieldOf(await openComment(page))?.value).toBe('')
  await page.close()
})
