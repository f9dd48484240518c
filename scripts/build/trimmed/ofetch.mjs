// What our sources get when they import ofetch in the browser build: the one function of it that core/src/http/send.ts
// uses, the way it uses it. ofetch's retry, time-out, query and parser are off there, and would be 3.5 KiB of the data
// chunk's 6.

/** @param {{ fetch: typeof globalThis.fetch }} options */
export function createFetch({ fetch }) {
  return {
    /** Gives the response with what `parseResponse` makes of its text in `_data`, whatever its status. */
    async raw(url, { parseResponse, retry: _, ignoreResponseError: __, ...options }) {
      const response = await fetch(url, options)
      return Object.assign(response, { _data: parseResponse(await response.text()) })
    },
  }
}
