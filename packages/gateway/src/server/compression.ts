import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Bytes from which an answer is compressed: below, it fits into one packet anyway. */
const threshold = 1024

/**
 * Compresses answers of calls by brotli or gzip, as the client accepts them. Only routes of `registerCall` ask for it:
 * files of the build are compressed already, and objects of the store keep their length for ranges.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: false,
    globalDecompression: false,
    threshold,
    encodings: ['br', 'gzip'],
  })
}

/** The options of a route whose answers are compressed. */
export const compressed = { compress: { threshold } } as const
