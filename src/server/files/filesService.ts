import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Queryable } from '#server/database/client';
import { files } from '#server/database/schema/files';
import type { FileStore } from './fileStore.ts';

export interface NewFile {
  companyId: string;
  /** Shown to people, never part of a path. */
  name: string;
  mime: string;
  bytes: Uint8Array;
}

export interface StoredFile {
  name: string;
  mime: string;
  bytes: Buffer;
  /** When it was uploaded. */
  createdAt: Date;
}

/** Uploaded files: a row per file in the database, its bytes in the encrypted store. */
export const createFilesService = (database: Database, store: FileStore) => {
  /** Makes the bytes durable; the answer adds the row, in the transaction of whatever the file belongs to. */
  const keep = async ({ companyId, name, mime, bytes }: NewFile) => {
    const id = uuidv7();
    await store.write(companyId, id, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const record = (transaction: Queryable) => transaction.insert(files).values({ id, companyId, name, mime, size: bytes.length, sha256 });
    return { id, record };
  };

  /** null when this company has no such file. */
  const read = async (companyId: string, id: string): Promise<StoredFile | null> => {
    const [row] = await database
      .select({ name: files.name, mime: files.mime, createdAt: files.createdAt })
      .from(files)
      .where(and(eq(files.companyId, companyId), eq(files.id, id)));
    return row ? { ...row, bytes: await store.read(companyId, id) } : null;
  };

  /** Removes the row in the caller's transaction; `discard` the bytes once it has committed. */
  const forget = async (transaction: Queryable, companyId: string, id: string): Promise<void> => {
    await transaction.delete(files).where(and(eq(files.companyId, companyId), eq(files.id, id)));
  };

  /** Removes bytes that no row mentions: uploads cut short, companies deleted, kills between a row and its bytes. */
  const sweep = async (): Promise<void> => {
    for await (const { companyId, ids } of store.settled()) {
      const rows = await database
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.companyId, companyId), inArray(files.id, ids)));
      const known = new Set(rows.map(({ id }) => id));
      for (const id of ids) if (!known.has(id)) await store.remove(companyId, id);
    }
  };

  return { keep, read, forget, discard: store.remove, removeCompany: store.removeCompany, sweep };
};
export type FilesService = ReturnType<typeof createFilesService>;
