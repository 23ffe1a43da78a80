import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/memberTerms.json'

addTexts('memberTerms', texts)
