import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { newId } from '#src/browser/new-id.ts'
import { controlOf, firstFieldOf, INVALID } from './first-field.ts'
import { isSameValue, useChangedMeanwhile } from './use-changed-meanwhile.tsx'
import { useResidentFree } from './use-resident-free.ts'

/** The errors by field; `files` is the error of the attachments, which are not a field. */
export type Mistakes<Fields> = { [Name in keyof Fields | 'files']?: ReactNode }
type NamesOf<Fields, Value> = {
  [Name in keyof Fields]: Fields[Name] extends Value ? Name : never
}[keyof Fields] &
  string

export type FieldsOrder<Fields extends object> = {
  /** The initial values: empty, or saved ones, which may change while the form is shown. */
  fields: Fields
  /** The error of each invalid field; shown after the first attempt to submit. */
  mistakes?: (values: Fields) => Mistakes<Fields>
  /** The error of each field that the server refused: shown at once, even if the form is mounted with it. */
  refused?: Mistakes<Fields> | undefined
  /** Whether the first field of the form gets the focus when the form is shown. */
  focused?: boolean
  /** The message for fields from which resident numbers are removed while typing. */
  residentFree?: Partial<Record<keyof Fields & string, string>>
}

export type FormOrder<Fields extends object> = FieldsOrder<Fields> & {
  busy: boolean
  /** Called with each change, for a form whose values are in a machine: the machine passes them back as `fields`. */
  onChange?: (changes: Partial<Fields>) => void
  /**
   * Called with valid values. The key stays the same as long as the values are unchanged, however often they are
   * sent.
   */
  onSubmit: (values: Fields, idempotencyKey: string) => void
}

/**
 * Returns the state of a form: values, errors, and a submission that focuses the first invalid field. A field that
 * was not edited follows its saved value. A typed value is preserved until `forget`, even if another person saves in
 * the meantime (`conflict`).
 */
export function useForm<Fields extends object>({
  fields,
  mistakes: mistakesOf,
  refused = {},
  residentFree,
  focused = false,
  busy,
  onChange,
  onSubmit,
}: FormOrder<Fields>) {
  const [typed, setTyped] = useState<Partial<Fields>>({})
  const [tried, setTried] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [key, setKey] = useState(newId)
  const element = useRef<HTMLFormElement>(null)
  const resident = useResidentFree<keyof Fields & string>()
  const values: Fields = { ...fields, ...typed }
  const isTyped = (Object.keys(typed) as (keyof Fields & string)[]).some(
    (name) => !isSameValue(typed[name], fields[name]),
  )
  const savedMeanwhile = useChangedMeanwhile({ fields, values, isTyped, busy })
  const mistakes: Mistakes<Fields> = { ...mistakesOf?.(values), ...refused }

  useEffect(() => {
    if (focused) firstFieldOf(element.current)?.focus()
  }, [focused])
  // The effect runs after the errors are rendered, so that an invalid field can get the focus.
  useEffect(() => {
    if (attempts > 0) controlOf(element.current?.querySelector<HTMLElement>(INVALID))?.focus()
  }, [attempts])

  const change = (changes: Partial<Fields>) => {
    if (onChange) return onChange(changes)
    setTyped((before) => withoutSaved({ ...before, ...changes }))
    setKey(newId())
  }
  // If the typed value equals the saved one again, the field follows its saved value again.
  const withoutSaved = (now: Partial<Fields>) =>
    Object.fromEntries(
      Object.entries(now).filter(
        ([name, value]) =>
          savedMeanwhile.isChanged(name as keyof Fields & string) ||
          !isSameValue(value, fields[name as keyof Fields]),
      ),
    ) as Partial<Fields>
  const errorOf = (name: (keyof Fields & string) | 'files') => refused[name] || (tried && mistakes[name])
  const errorIn = (name: keyof Fields & string): ReactNode =>
    (resident.isFoundIn(name) && residentFree?.[name]) || errorOf(name)

  return {
    values,
    mistakes,
    busy,
    change,
    /** The error of a field, if errors of this field are already shown. */
    errorOf,
    isTyped,
    /** Whether an attempt to submit found invalid fields. */
    hasFailed: attempts > 0,
    /** The conflict with another person who has saved since typing began; undefined if there is none. */
    conflict: savedMeanwhile.isConflict
      ? {
          hasOtherValues: savedMeanwhile.others.length > 0,
          /** Replaces the typed values of the changed fields by the saved ones. */
          takeSaved: () => {
            setTyped(
              (now) =>
                Object.fromEntries(
                  Object.entries(now).filter(
                    ([name]) => !savedMeanwhile.isChanged(name as keyof Fields & string),
                  ),
                ) as Partial<Fields>,
            )
            setKey(newId())
            savedMeanwhile.accept()
          },
        }
      : undefined,
    /** The value that another person saved, to show under its field. */
    compared: savedMeanwhile.compared,
    /** The props of the `<form>` element. */
    element: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        setTried(true)
        resident.forget()
        if (Object.values(mistakes).some(Boolean)) setAttempts((count) => count + 1)
        else onSubmit(values, key)
      },
    },
    /** Clears the values that were sent; text that was typed since is not changed. */
    forget: (sent: Fields) => {
      setTyped((now) => unsentFields(now, sent))
      setTried(false)
      setKey(newId())
    },
    /** The props of a text field; `clean` is applied to the text while it is typed. */
    field: (name: NamesOf<Fields, string>, clean: (text: string) => string = (text) => text) => ({
      value: values[name] as string,
      readOnly: busy,
      onChange: ({ target }: { target: { value: string } }) => {
        const text = clean(target.value)
        change({ [name]: residentFree?.[name] ? resident.clean(name, text) : text } as Partial<Fields>)
      },
      error: errorIn(name),
      ...savedMeanwhile.shown(name),
    }),
    /** The props of a checkbox. */
    check: (name: NamesOf<Fields, boolean>) => ({
      checked: values[name] as boolean,
      disabled: busy,
      onChange: ({ target }: { target: { checked: boolean } }) =>
        change({ [name]: target.checked } as Partial<Fields>),
      error: errorIn(name),
      ...savedMeanwhile.shown(name),
    }),
    /** The props of a choice of one value. */
    choice: <Name extends keyof Fields & string>(name: Name) => ({
      value: values[name],
      onValueChange: (value: NonNullable<Fields[Name]>) => change({ [name]: value } as Partial<Fields>),
      error: errorIn(name),
      ...savedMeanwhile.shown(name),
    }),
  }
}

export type Form<Fields extends object> = ReturnType<typeof useForm<Fields>>

const unsentFields = <Fields extends object>(typed: Partial<Fields>, sent: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => sent[name as keyof Fields] !== value),
  ) as Partial<Fields>
