import { asc, eq } from 'drizzle-orm';
import type { DriverLicense } from '#domain/driver-license';
import type { Database } from './database.ts';
import { licenseFiles } from './tables.ts';

/** A license image and the data read from it. */
export interface LicenseFile {
  fileId: string;
  trackId: string;
  /** Base64. */
  image: string;
  type: string;
  /** Size of the image in bytes. */
  size: number;
  read: DriverLicense;
  receivedAt: Date;
  /** When it was filed with a quote; null until then. */
  filedAt: Date | null;
}

export async function storeLicenseFile(database: Database, file: Omit<LicenseFile, 'filedAt'>): Promise<void> {
  await database.insert(licenseFiles).values(file);
}

/** Files an image, once. False when there is no such image. */
export async function fileLicense(
  database: Database,
  { fileId, now }: { fileId: string; now: Date },
): Promise<boolean> {
  const [found] = await database
    .select({ filedAt: licenseFiles.filedAt })
    .from(licenseFiles)
    .where(eq(licenseFiles.fileId, fileId));
  if (found && !found.filedAt)
    await database.update(licenseFiles).set({ filedAt: now }).where(eq(licenseFiles.fileId, fileId));
  return found !== undefined;
}

/** Every stored image, oldest first, without its bytes. */
export async function readLicenseFiles(database: Database): Promise<Omit<LicenseFile, 'image'>[]> {
  const { fileId, trackId, type, size, read, receivedAt, filedAt } = licenseFiles;
  return database
    .select({ fileId, trackId, type, size, read, receivedAt, filedAt })
    .from(licenseFiles)
    .orderBy(asc(receivedAt));
}

export async function findLicenseImage(
  database: Database,
  fileId: string,
): Promise<{ type: string; image: Buffer } | undefined> {
  const [found] = await database
    .select({ type: licenseFiles.type, image: licenseFiles.image })
    .from(licenseFiles)
    .where(eq(licenseFiles.fileId, fileId));
  return found && { type: found.type, image: Buffer.from(found.image, 'base64') };
}
