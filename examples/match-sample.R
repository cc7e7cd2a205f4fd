# Matches the alterations of a tumour, given as arguments, and prints the evidence as TSV.
library(httr2)

address <- paste0(sub("/$", "", Sys.getenv("CURIA_URL", "http://localhost:3000")), "/api/match")
sample <- list(alterations = as.list(commandArgs(trailingOnly = TRUE)))
if (nzchar(Sys.getenv("DISEASE"))) sample$disease <- Sys.getenv("DISEASE")
if (nzchar(Sys.getenv("BUILD"))) sample$build <- Sys.getenv("BUILD")

report <- request(address) |>
  req_body_json(sample) |>
  req_error(body = \(answer) resp_body_string(answer)) |>
  req_perform() |>
  resp_body_json()

for (one in report$notUnderstood) message("not understood: ", one$text, ": ", one$reason)
cat("result", "profile", "evidence", "level", "significance", "therapies", "disease", "relation", sep = "\t")
cat("\n")
for (profile in report$profiles) for (item in profile$evidence) {
  cat(
    profile$result, profile$name, paste0("EID", item$id), item$level,
    paste(item$direction, item$significance), paste(unlist(item$therapies), collapse = ", "),
    if (is.null(item$disease)) "" else item$disease$name, item$diseaseRelation,
    sep = "\t"
  )
  cat("\n")
}
