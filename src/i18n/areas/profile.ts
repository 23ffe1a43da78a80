import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/profile.json'

addTexts('profile', texts)
