import { lessonRequestsPath } from '../../../../../shared/api/lessons.ts';
import { ApiError, get } from '../../../lib/api.ts';
import { type FileRefusal, files, openHttpFile } from '../store/files.ts';
import { place } from '../store/place.ts';
import { wantRequest } from '../store/wanted-request.ts';
import type { LessonRequest } from './lesson-address.ts';

/** Why a lesson's requests weren't opened. */
export type LessonRefusal = FileRefusal | 'unknown' | 'not reached';

/**
 * Opens the requests of a lesson as a file of that name, and shows one of them. A file that is open and wasn't changed is only shown. Nothing is
 * sent.
 * @returns why not, if it wasn't opened
 */
export async function openLesson({ lesson, number }: LessonRequest): Promise<LessonRefusal | undefined> {
  try {
    const text = await get<unknown>(lessonRequestsPath(lesson));
    // What was kept would replace the file.
    await Promise.all([files.ready, place.ready]);
    const refusal = typeof text === 'string' ? openHttpFile(`${lesson}.http`, text) : 'unknown';
    if (refusal === undefined) {
      wantRequest(files.use.getState().active, number);
    }
    return refusal;
  } catch (error) {
    console.log(error);
    return error instanceof ApiError && error.status === 404 ? 'unknown' : 'not reached';
  }
}
