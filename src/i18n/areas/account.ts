import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/account.json'

addTexts('account', texts)
