/** The controls of a page. Links are left out: the outline of the page contains their addresses. */
const CONTROLS =
  'button, summary, select, input:is([type=checkbox], [type=radio]), [role=tab], [role=menuitem]'
const FIELDS = 'input:not([type=hidden], [type=file]), textarea, select'

const wordsOfElement = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 60)

/** Returns the name of an element: its label, or otherwise its text. */
export function nameOf(element: Element): string {
  const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
  const byIds = labels.map((id) => wordsOfElement(document.getElementById(id))).join(' ')
  const byLabel =
    (element.id && document.querySelector(`label[for="${CSS.escape(element.id)}"]`)) ||
    element.closest('label')
  return (
    element.getAttribute('aria-label') ||
    byIds ||
    (byLabel && wordsOfElement(byLabel)) ||
    wordsOfElement(element) ||
    element.getAttribute('name') ||
    ''
  )
}

const kindOf = (element: Element) =>
  element.getAttribute('role') ??
  (element.tagName === 'INPUT' ? element.getAttribute('type') : element.tagName.toLowerCase())

/** Returns the description of an element: its kind and its name. */
export const describeElement = (element: Element | null): string =>
  !element || element === document.body
    ? 'nothing'
    : `${kindOf(element)} ${nameOf(element) || `#${element.id}`}`.replaceAll(/_[rR]_\w*_/g, '…')

/** Returns the topmost open dialog. */
export const openDialog = (): Element | undefined =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
    .filter((dialog) => dialog.getAttribute('data-state') !== 'closed')
    .at(-1)

/**
 * Returns the areas in which a person can act: the open dialog if there is one, else the main content, or with
 * `isWhole` also the header and the menus.
 */
export function activeAreas(isWhole: boolean): Element[] {
  const dialog = openDialog()
  const toasts = document.querySelector('[data-toast-area]')
  const page = isWhole ? document.body : document.querySelector('main')
  return [dialog ?? page, isWhole ? null : toasts].filter((place) => place !== null && place !== undefined)
}

const isThere = (element: Element) => !element.closest('[hidden], [inert], [aria-hidden=true]')

/**
 * The button that opens the calendar of a date field. A second date field of a page, such as the end of a term, has
 * other selectable days.
 */
export const OPENS_CALENDAR = 'button 달력 열기'

/**
 * Returns the controls in some areas by their descriptions. If several controls have the same description, only the
 * first one is included.
 */
export function controlsIn(places: readonly Element[]): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>()
  for (const place of places)
    for (const element of place.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!isThere(element) || element.hasAttribute('disabled')) continue
      const elementDescription = describeElement(element)
      if (!controls.has(elementDescription)) controls.set(elementDescription, element)
      else if (elementDescription === OPENS_CALENDAR) controls.set(`${elementDescription} (2)`, element)
    }
  return controls
}

/** Returns the forms in these areas that have at least one field. */
export const formsIn = (places: readonly Element[]): HTMLFormElement[] =>
  places
    .flatMap((place) => [...place.querySelectorAll('form')])
    .filter((form) => isThere(form) && form.querySelector(FIELDS) !== null)

/** Returns the description of a form, named after its submit button. */
export const describeForm = (form: HTMLFormElement): string =>
  describeElement(
    form.querySelector('[type=submit]') ??
      (form.id ? document.querySelector(`[type=submit][form="${form.id}"]`) : null),
  )

const SAMPLES: Record<string, string> = {
  email: 'haru.kim@byeolmaru.example',
  tel: '010-1234-5678',
  number: '3',
  date: '2026-12-01',
  month: '2026-12',
  password: 'sanbaram-6471-noeul',
  search: '별',
  url: 'https://byeolmaru.example',
  text: '가나다라',
}

/** Returns a sample value for a field, by its type and input mode. */
const sampleFor = (field: HTMLInputElement | HTMLTextAreaElement): string => {
  if (field.inputMode === 'numeric') return '123456'.slice(0, field.maxLength > 0 ? field.maxLength : 3)
  if (field.tagName === 'TEXTAREA') return '가나다라 마바사'
  return SAMPLES[field.inputMode] ?? SAMPLES[field.type] ?? SAMPLES['text']!
}

/** Enters a value as a person does, so that React is notified. */
export function enterValue(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!
  set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Chooses another option of a select element. */
export function chooseOtherOption(list: HTMLSelectElement): void {
  const other = [...list.options].find(({ value }) => value !== list.value)
  if (other) enterValue(list, other.value)
}

const isOpen = (field: Element) =>
  isThere(field) && !field.hasAttribute('disabled') && !field.hasAttribute('readonly')

/** Returns the first enabled text field of a form. */
export const textFieldOf = (form: HTMLFormElement | undefined) =>
  [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])].find(
    (one) => isOpen(one) && !['checkbox', 'radio', 'file', 'hidden'].includes(one.type),
  )

/** Types into the first text field of a form; false if the form has none. */
export function typeInto(form: HTMLFormElement): boolean {
  const field = textFieldOf(form)
  if (field) enterValue(field, sampleFor(field))
  return field !== undefined
}

/** Fills every enabled field of a form. */
export async function fillForm(form: HTMLFormElement, settle: () => Promise<void>): Promise<void> {
  for (const field of form.querySelectorAll<HTMLInputElement>(FIELDS)) {
    if (!field.isConnected || !isOpen(field)) continue
    if (field.type === 'radio') {
      const group = [...form.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        ({ name }) => name === field.name,
      )
      if (!group.some(({ checked }) => checked)) field.click()
    } else if (field.type === 'checkbox') {
      if (!field.checked) field.click()
    } else if (field.tagName === 'SELECT') {
      const { options } = field as unknown as HTMLSelectElement
      if (!field.value) enterValue(field, options[options.length - 1]?.value ?? '')
    } else if (field.value === '') enterValue(field, sampleFor(field))
    await settle()
  }
}

/** Chooses a file in each file field of a form; false if the form has none. */
export function chooseFiles(form: HTMLFormElement): boolean {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[type=file]')]
  for (const field of fields) {
    const file = new File(['%PDF-1.7\n'], '사업자등록증.pdf', { type: 'application/pdf' })
    Object.defineProperty(field, 'files', { value: [file], configurable: true })
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return fields.length > 0
}
