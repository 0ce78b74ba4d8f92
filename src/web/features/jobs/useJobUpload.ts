import { JOB_UPLOAD_MESSAGES } from '#contract/jobs';
import type { UploadRules } from '#lib/uploads';
import { useUpload } from '#lib/useUpload';
import { useUploadJobMutation, useUploadJobsMutation } from './jobsApi.ts';

/** Spec 1 §5. */
export const jobUploadRules: UploadRules = {
  extensions: ['.pdf'],
  wrongType: JOB_UPLOAD_MESSAGES.notPdf,
  noFile: JOB_UPLOAD_MESSAGES.noFile,
};

/** Job descriptions chosen and sent: one makes one offer, several make several (spec 1 §2). */
export const useJobUpload = (onDone: () => void) => {
  const [uploadOne] = useUploadJobMutation();
  const [uploadMany] = useUploadJobsMutation();
  const upload = useUpload({
    rules: jobUploadRules,
    sendOne: (file) => uploadOne({ files: [file] }),
    sendMany: (files) => uploadMany({ files }),
    onDone,
  });
  const invalid = upload.refused.filter(({ message }) => message === JOB_UPLOAD_MESSAGES.notPdf).length;
  return { upload, refusedTitle: invalid > 0 ? JOB_UPLOAD_MESSAGES.wrongType(invalid) : undefined };
};
