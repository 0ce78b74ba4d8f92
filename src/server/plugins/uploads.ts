import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES, type RejectedFile, UPLOAD_MESSAGES } from '#contract/candidates';
import type { DocumentKind } from '#contract/documents';
import type { ErrorCode } from '#contract/errors';
import { AppError } from './errors.ts';
import { extensionOf, safeFileName } from './fileNames.ts';

/** What a route takes: the names it accepts, how the bytes tell what they are, and what it says of the rest. */
export interface AcceptedFiles {
  /** Lower case, with the dot. */
  extensions: readonly string[];
  /** null for what Vivier does not read. */
  detectKind: (bytes: Uint8Array, fileName: string) => Promise<DocumentKind | null>;
  /** `wrongType` stands beside each refused file; `wrongTypes` tells a call that they made fail. */
  messages: { noFile: string; wrongType: string; wrongTypes?: (count: number) => string };
}

export interface UploadedFile {
  name: string;
  mime: string;
  bytes: Buffer;
}

type Received = { file: UploadedFile; refusal: null } | { file: null; refusal: RejectedFile & { code: ErrorCode } };

/** Well above what is accepted: files in excess are named in the answer, not met with a cut connection. */
const MAX_PARTS = 5 * MAX_UPLOAD_FILES;

const MIME: Record<Exclude<DocumentKind, 'image'>, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  rtf: 'application/rtf',
  odt: 'application/vnd.oasis.opendocument.text',
};

const IMAGE_MIME: Record<string, string> = { '.jpg': 'image/jpeg', '.tif': 'image/tiff' };

/** Makes uploads readable; each file is cut at the limit and none is ever written to a temporary folder. */
export const acceptUploads = async (app: FastifyInstance) => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: MAX_UPLOAD_BYTES, files: MAX_PARTS, parts: 2 * MAX_PARTS, fields: MAX_PARTS, fieldSize: 1024, headerPairs: 50 },
  });
};

const bytesOf = async (part: MultipartFile): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** The type that the bytes show, where it is one that the name may carry; a program named `.txt` or words named `.pdf` are refused. */
const acceptedMime = async (bytes: Buffer, name: string, { extensions, detectKind }: AcceptedFiles): Promise<string | null> => {
  const extension = extensionOf(name);
  if (!extensions.includes(extension)) return null;
  const kind = await detectKind(bytes, name);
  if (kind === null || !extensions.some((accepted) => accepted === `.${kind}` || (kind === 'image' && accepted === '.png'))) return null;
  if (kind === 'image') return IMAGE_MIME[extension] ?? `image/${extension.slice(1)}`;
  return kind === 'txt' && extension !== '.txt' ? null : MIME[kind];
};

const inspect = async (part: MultipartFile, bytes: Buffer, accepted: AcceptedFiles): Promise<Received> => {
  const name = safeFileName(part.filename);
  const refuse = (code: ErrorCode, message: string): Received => ({ file: null, refusal: { fileName: name, code, message } });
  if (part.file.truncated) return refuse('too_large', UPLOAD_MESSAGES.tooLarge);
  if (bytes.length === 0) return refuse('invalid', UPLOAD_MESSAGES.empty);
  const mime = await acceptedMime(bytes, name, accepted);
  return mime === null ? refuse('unsupported_type', accepted.messages.wrongType) : { file: { name, mime, bytes }, refusal: null };
};

/** The parts of a call; what the parser cannot read is the caller's fault, and it says so without a status. */
async function* parts(request: FastifyRequest): AsyncGenerator<MultipartFile> {
  try {
    yield* request.files();
  } catch (error) {
    throw (error as FastifyError).statusCode === undefined ? new AppError('malformed') : error;
  }
}

/** The files of a call one after the other, so that a request never holds more than one of them in memory. */
async function* receive(request: FastifyRequest, accepted: AcceptedFiles, most: number): AsyncGenerator<Received> {
  let count = 0;
  for await (const part of parts(request)) {
    count += 1;
    if (count <= most) {
      yield await inspect(part, await bytesOf(part), accepted);
    } else {
      part.file.resume();
      yield { file: null, refusal: { fileName: safeFileName(part.filename), code: 'invalid', message: UPLOAD_MESSAGES.tooMany } };
    }
  }
}

/** The sentence of a call that its files made fail. */
const failure = (refusals: (RejectedFile & { code: ErrorCode })[], { messages }: AcceptedFiles): string => {
  const strangers = refusals.filter(({ code }) => code === 'unsupported_type').length;
  if (messages.wrongTypes && strangers > 0) return messages.wrongTypes(strangers);
  return refusals[0]?.message ?? messages.noFile;
};

/** The only file of a call, else the failure that its sentence tells (decisions §2: 413, 415, 422). */
export const receiveFile = async (request: FastifyRequest, accepted: AcceptedFiles): Promise<UploadedFile> => {
  let first: Received | null = null;
  for await (const received of receive(request, accepted, 1)) first ??= received;
  if (first?.file) return first.file;
  const refusals = first ? [first.refusal] : [];
  const message = failure(refusals, accepted);
  throw new AppError(refusals[0]?.code ?? 'invalid', { message, fields: { file: refusals[0]?.message ?? message } });
};

/** Hands each accepted file to `create` as it arrives; every file has its own outcome (decisions §6). Fails when none was created. */
export const receiveFiles = async <T>(request: FastifyRequest, accepted: AcceptedFiles, create: (file: UploadedFile) => Promise<T>) => {
  const data: T[] = [];
  const refusals: (RejectedFile & { code: ErrorCode })[] = [];
  for await (const { file, refusal } of receive(request, accepted, MAX_UPLOAD_FILES)) {
    if (file) data.push(await create(file));
    else refusals.push(refusal);
  }
  const rejected: RejectedFile[] = refusals.map(({ fileName, message }) => ({ fileName, message }));
  if (data.length > 0) return { data, rejected };
  const fields = Object.fromEntries(rejected.map((file) => [file.fileName, file.message]));
  throw new AppError('invalid', { message: failure(refusals, accepted), fields });
};
