import { ChunkLoadError, chunkTimeout, loadChunk, ServiceError } from '@ebkit/core/errors'
import { isNewFileManager, isNewUi, isTicketAbTest, isUploadCheckOn } from '@ebkit/core/services/config'
import { listRows } from '@ebkit/protocol/calls/configurable'
import { submitUserFeedback } from '@ebkit/protocol/calls/feedback'
import { getStoreCredentials } from '@ebkit/protocol/calls/objectStore'
import { maximumCommentLength } from '@ebkit/rules/feedback'
import { datetimeFormat, problemText, validators } from '@ebkit/rules/validation'
import { readAnswer } from '../../../../core/src/http/readAnswer'
import { guideVisits } from '../../../../widgets/src/satisfaction/dashboardGuide'
import { ifSo, type Observations, those } from './Observation'

type Call = Parameters<typeof readAnswer>[0]

/** Whether a call accepts an answer. */
function succeeds(call: Call, body: object, status = 200): boolean {
  try {
    readAnswer(call, { status, text: JSON.stringify(body) }, {})
    return true
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'malformed') throw error
    return false
  }
}

const statuses = Array.from({ length: 500 }, (_, index) => index + 100)
const codes = [0, '0', 1, '1', 200, '200', 'OK', true]
const switchValues = ['1', '0', '', 'true', '01', 'on']

const page = { list: [], total: 0 }
const accepted = () => those(statuses, (status) => succeeds(listRows, { code: 0, data: page }, status))

const typeOf = (load: () => Promise<unknown>): Promise<string> =>
  loadChunk(load, 1).then(
    () => 'it came',
    (error) => (error instanceof ChunkLoadError ? error.type : String(error)),
  )

const never = () => new Promise<never>(() => {})

/** Figures of services and validators. */
export const services: Observations = {
  'C-CHUNK-1': () => chunkTimeout / 1000,
  'C-CHUNK-2': () => chunkTimeout,
  'C-CHUNK-3': async () => [await typeOf(never), await typeOf(() => Promise.reject(new Error('gone')))],
  'C-REQ-1': () => accepted()[0],
  'C-REQ-2': () => accepted().at(-1),
  'C-REQ-3': () => new ServiceError('call', 'http', { status: 0 }).status,
  'C-REQ-4': () => those(codes, (code) => succeeds(listRows, { code, data: page })),
  'C-LIST-6': () => those(codes, (code) => succeeds(listRows, { code, data: page })),
  'C-CFG-1': () => those(switchValues, (ENABLE_UI_UPGRADE_ALL) => isNewUi({ ENABLE_UI_UPGRADE_ALL })).join(),
  'C-CFG-2': () =>
    those(switchValues, (value) => isNewFileManager({ ENABLE_NEW_FILE_MANAGER_SWITCH: value })).join(),
  'C-CFG-3': () => those(switchValues, (value) => isUploadCheckOn({ ENABLE_UPLOAD_CHECK: value })).join(),
  'C-CFG-4': (value) => {
    const isIn = (id: string) => isTicketAbTest({ ENABLE_TICKET_PRODUCT_ABTEST: '100101,100102' }, id)
    return ifSo(isIn('100101') && isIn('100102') && !isIn('10010') && !isIn('100101,100102'), value)
  },
  'C-SAT-5': () => maximumCommentLength,
  'C-SAT-8': () => guideVisits,
  'C-SAT-10': () => those(['0', '1', '200', 'OK'], (code) => succeeds(submitUserFeedback, { code })).join(),
  'C-FMA-4': () => those(statuses, (status) => succeedsWithKeys(status))[0],
  'C-VAL-1': () => datetimeFormat,
  'C-VAL-2': (value) => ifSo(/^[\u4e00-\u9fff]/.test(problemText({ code: 'datetime' })), value),
  'C-VAL-3': (value) => {
    const isInteger = (text: string) => validators.integer?.(text) === undefined
    return ifSo(
      ['0', '-1', '12', '-012'].every(isInteger) && !['+1', '1.0', '--1', '-', '1e3', 'a'].some(isInteger),
      value,
    )
  },
}

function succeedsWithKeys(status: number): boolean {
  try {
    return succeeds(getStoreCredentials, {}, status)
  } catch {
    // The status was accepted if the call goes on to read the data.
    return true
  }
}
