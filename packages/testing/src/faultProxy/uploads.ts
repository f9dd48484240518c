import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './faults'

/** Bytes per step of `slowUpload`. */
const step = 65_536

/** Applies a fault to the body of a request on its way to the gateway. Rejects when the fault cuts it. */
export function spoilUpload(request: IncomingMessage, fault: Fault | undefined): Transform | undefined {
  if (fault?.fault === 'slowUpload') return slowed(fault.milliseconds ?? 0)
  if (fault?.fault === 'cutUpload') return cut(Number(request.headers['content-length'] ?? 0) / 2)
}

function slowed(milliseconds: number): Transform {
  return new Transform({
    highWaterMark: step,
    async transform(chunk: Buffer, _encoding, done) {
      for (let start = 0; start < chunk.length; start += step) {
        await wait(milliseconds)
        this.push(chunk.subarray(start, start + step))
      }
      done()
    },
  })
}

function cut(after: number): Transform {
  let passed = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length
      if (passed < after) done(null, chunk)
      else done(new Error('cut'))
    },
  })
}
