import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendCardToForm } from '#src/features/subscription/card/registered-card.ts'
import { beginActs, endActs, LOADING_MS } from '../acts/begin.ts'
import { activeAreas, controlsIn } from '../acts/controls.ts'
import { openPage } from '../acts/open-page.tsx'
import { SAMPLE_ID } from '../outlines/addresses.ts'

beforeAll(beginActs, LOADING_MS)
afterAll(endActs)

const card = (cardNumber: string) => ({
  cardId: 'c3a1f7d2-5b86-4e09-9d47-2f8e6b0c1a95',
  cardInfo: '한빛카드',
  cardNumber,
  cardExpiration: null,
})

it('a card that is registered in another tab is shown by the form that opened this tab, and by no other form', async () => {
  const page = await openPage(`/my/subscription/edit?subscriptionId=${SAMPLE_ID}`, 'member')
  const press = async (start: string) => {
    const controls = controlsIn(activeAreas(false))
    controls.get([...controls.keys()].find((at) => at.startsWith(start))!)!.click()
    await page.settle()
  }
  await press('button 결제 수단 변경')
  await press('radio 신용카드청구일에')
  page.takeAsked()
  await press('button 카드 등록')
  const [opened] = page.takeAsked()
  expect(opened).toMatchObject({ id: 'the browser to open' })
  const formId = new URL(String(opened!.input), 'http://localhost').searchParams.get('form')!
  const shown = async (form: string, cardNumber: string) => {
    sendCardToForm(form, card(cardNumber))
    // Messages between tabs arrive in real time, which the fake clock does not advance.
    for (let turn = 0; turn < 20; turn += 1) await page.settle()
    return document.querySelector('[role=group] [role=status]')?.textContent
  }
  expect(await shown(`${formId}0`, '****1111')).toBe('아직 등록한 카드가 없습니다.')
  expect(await shown(formId, '****2222')).toBe('한빛카드 ****2222')
  await page.close()
})
