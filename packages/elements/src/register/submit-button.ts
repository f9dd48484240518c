import { submitButton } from '../submit-button'

submitButton.register()

export * from '../submit-button'
