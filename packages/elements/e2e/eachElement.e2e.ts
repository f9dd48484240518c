import { records } from './records'
import { describeElements } from './support/describeElements'

// In English `npm test` looks at the light theme, the soak at both; on the npm packages it walks through some (playwright.config.ts).
describeElements(records)
