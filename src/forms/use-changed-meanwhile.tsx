import { type ReactNode, useState } from 'react'
import { type Compared, comparedTo } from '#src/ui/Field.tsx'
import { useConflictTexts } from './conflict-texts.ts'

type Order<Fields extends object> = { fields: Fields; values: Fields; isTyped: boolean; busy: boolean }

/**
 * Compares the saved values of a form with the saved values at the time when typing began. A difference means that
 * another person has saved, since the form forgets its own values once they are saved.
 */
export function useChangedMeanwhile<Fields extends object>({ fields, values, isTyped, busy }: Order<Fields>) {
  type Name = keyof Fields & string
  const { t } = useConflictTexts()
  const [base, setBase] = useState(fields)
  if (!isTyped && !isSameValue(base, fields)) setBase(fields)
  // While the form is being sent, a reload may already contain its own saved values, which are not a conflict.
  const changedNames =
    isTyped && !busy
      ? (Object.keys(fields) as Name[]).filter((name) => !isSameValue(base[name], fields[name]))
      : []
  const changedByOthers = changedNames.filter((name) => !isSameValue(values[name], fields[name]))
  const textOf = (value: unknown): ReactNode => {
    if (typeof value === 'boolean') return t(value ? 'on' : 'off')
    return typeof value === 'string' && value !== '' ? value : t('empty')
  }
  const comparedValue = <Key extends Name>(
    name: Key,
    show?: (value: Fields[Key]) => ReactNode,
  ): Compared | undefined => {
    if (!changedNames.includes(name)) return undefined
    if (!changedByOthers.includes(name)) return () => t('changed')
    const value = fields[name]
    return (labelOf) => (
      <>
        {t('saved')} {show?.(value) ?? ((typeof value === 'string' && labelOf?.(value)) || textOf(value))}
      </>
    )
  }
  return {
    others: changedByOthers,
    isConflict: changedNames.length > 0,
    isChanged: (name: Name) => changedNames.includes(name),
    compared: comparedValue,
    /** The `comparedValue` property for a field; empty if its saved value is unchanged. */
    shown: (name: Name) => comparedTo(comparedValue(name)),
    /** Accepts the current saved values, so that only later changes count as a conflict. */
    accept: () => setBase(fields),
  }
}

/** Whether two values of a field are equal; lists and tables are compared by their content. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
