import { addTexts } from '../i18n.ts'
import texts from '../locales/ko/sideMenu.json'

addTexts('sideMenu', texts)
