import type { S3Client } from '@aws-sdk/client-s3'
import type { FileStore } from './files.ts'
import { orFilesUnavailable } from './files-unavailable.ts'

export type S3Settings = {
  /** The address of the store, without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const CONNECT_WITHIN_MS = 2_000
const ANSWER_WITHIN_MS = 10_000
const TRIES = 2

/**
 * Files in a bucket of an S3-compatible store, so that nodes need no shared disk. The bucket must exist.
 * Rejects with FilesUnavailable if the store cannot be reached or refuses.
 */
export function s3Store({ endpoint, bucket, region, ...credentials }: S3Settings): FileStore {
  let opened: Promise<{ client: S3Client; sdk: typeof import('@aws-sdk/client-s3') }> | undefined
  // Loaded on demand: the client is large, and most installations store files in a folder.
  const open = () => (opened ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: clientOf(sdk) })))

  const clientOf = (sdk: typeof import('@aws-sdk/client-s3')) =>
    new sdk.S3Client({
      endpoint,
      region,
      credentials,
      forcePathStyle: true,
      maxAttempts: TRIES,
      // Stores other than Amazon's do not know the checksums that the client adds by default; GCM seals the
      // content anyway.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT_WITHIN_MS,
        requestTimeout: ANSWER_WITHIN_MS,
        throwOnRequestTimeout: true,
      },
    })

  return {
    async put(key, sealed) {
      const { client, sdk } = await open()
      await orFilesUnavailable(
        client.send(new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: sealed })),
      )
    },

    async get(key) {
      const { client, sdk } = await open()
      const read = async () => {
        try {
          const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }))
          return Body && Buffer.from(await Body.transformToByteArray())
        } catch (error) {
          if (error instanceof sdk.NoSuchKey) return undefined
          throw error
        }
      }
      return orFilesUnavailable(read())
    },

    async delete(key) {
      const { client, sdk } = await open()
      await orFilesUnavailable(client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key })))
    },

    async *list() {
      const { client, sdk } = await open()
      let after: string | undefined
      for (;;) {
        const page = await orFilesUnavailable(
          client.send(new sdk.ListObjectsCommand({ Bucket: bucket, Marker: after })),
        )
        const pageKeys = (page.Contents ?? []).flatMap(({ Key }) => Key ?? [])
        yield* pageKeys
        after = pageKeys.at(-1)
        if (!page.IsTruncated || after === undefined) return
      }
    },

    async probe() {
      const { client, sdk } = await open()
      await orFilesUnavailable(client.send(new sdk.HeadBucketCommand({ Bucket: bucket })))
    },
  }
}
