import { records } from './records'
import { describeElements } from './support/describeElements'

// In English `npm test` sees the first job of each, the soak everything; on the npm packages it walks through some
// (playwright.config.ts).
describeElements(records)
