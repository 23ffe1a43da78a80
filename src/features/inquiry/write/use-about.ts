import { useState } from 'react'
import type {
  InquiryAbout,
  InquiryFields,
} from '#src/machines/inquiry-submission/inquiry-submission-context.ts'

/** The values that the link to the form presets. */
export type InquiryPreset = {
  inquiryType?: InquiryFields['inquiryType'] | undefined
  about?: InquiryAbout | undefined
  /** Whether the link named an object that the member may not see, or that could not be loaded. */
  isAboutMissing?: boolean
}
export type FormAbout = ReturnType<typeof useAbout>

/** The fields in which a draft stores the object that the inquiry is about; empty if there is none. */
export type AboutDraft = { aboutKind: InquiryAbout['aboutKind'] | ''; aboutId: string; aboutName: string }

/** Returns the fields of a draft for the object that an inquiry is about. */
export const draftOfAbout = (about: InquiryAbout | undefined): AboutDraft =>
  about ?? { aboutKind: '', aboutId: '', aboutName: '' }

type Draft = Partial<AboutDraft & InquiryFields>

/**
 * Returns the changes of the form for a restored draft, and what the form offers in place of what the draft is about.
 * A draft with text stays about what it was written about. One without text gives way to what the link presets.
 */
export function restoredDraft(
  { aboutKind, aboutId = '', aboutName = '', ...found }: Draft,
  preset: InquiryPreset,
): { changes: Partial<InquiryFields>; offered?: InquiryAbout } {
  if (!found.subject && !found.body) {
    const { inquiryType, ...others } = found
    return { changes: preset.inquiryType || !inquiryType ? others : { ...others, inquiryType } }
  }
  // The name in the link's answer is the present one; the draft may have none.
  if (preset.about && preset.about.aboutId === aboutId) return { changes: { ...found, about: preset.about } }
  const changes = { ...found, about: aboutKind ? { aboutKind, aboutId, aboutName } : undefined }
  return preset.about ? { changes, offered: preset.about } : { changes }
}

// The buttons that change what the form is about are removed with what they change.
const focusFirstField = () => document.getElementById('inquiry-inquiryType')?.focus()

/** Holds the object that a member's inquiry is about: that of the link, or that of a restored draft. */
export function useAbout(
  preset: InquiryPreset,
  {
    fields,
    isMember,
    change,
  }: {
    fields: InquiryFields
    isMember: boolean
    change: (changes: Partial<InquiryFields>) => void
  },
) {
  const [offered, setOffered] = useState<InquiryAbout>()
  return {
    /** The object that is sent with the inquiry; none for a visitor. */
    shown: isMember ? fields.about : undefined,
    offered: isMember ? offered : undefined,
    isMissing: isMember && preset.isAboutMissing === true && fields.about === undefined,
    isChanged: fields.about?.aboutId !== preset.about?.aboutId,
    remove: () => {
      change({ about: undefined })
      focusFirstField()
    },
    accept: () => {
      change({ about: offered })
      setOffered(undefined)
      focusFirstField()
    },
    /** Returns the changes of the form for a restored draft. */
    restore(found: Draft) {
      const restored = restoredDraft(found, preset)
      setOffered(restored.offered)
      return restored.changes
    },
  }
}
