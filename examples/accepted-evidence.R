#!/usr/bin/env Rscript
# Prints all accepted evidence of a Curia or CIViC service as one table of tab-separated values.
#
#   Rscript examples/accepted-evidence.R > evidence.tsv
#
# CURIA_URL      where the service is; http://localhost:3000 unless given
# CURIA_API_KEY  an API key, which lifts the limit for anonymous callers; none unless given
#
# Needs R 4.1 or newer with httr2.

library(httr2)

address <- paste0(sub("/+$", "", Sys.getenv("CURIA_URL", "http://localhost:3000")), "/api/graphql")
api_key <- Sys.getenv("CURIA_API_KEY")
script <- sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE))
query <- paste(
  readLines(file.path(dirname(script), "accepted-evidence.graphql"), encoding = "UTF-8"),
  collapse = "\n"
)

# The data of one operation. Waits and asks again when the service says that it was asked too often.
ask <- function(variables) {
  sent <- request(address) |>
    req_body_json(list(query = query, variables = variables), null = "null") |>
    req_timeout(60) |>
    req_error(is_error = \(answer) FALSE)
  if (nzchar(api_key)) sent <- req_auth_bearer_token(sent, api_key)
  repeat {
    response <- req_perform(sent)
    if (resp_status(response) != 429) break
    Sys.sleep(as.numeric(resp_header(response, "Retry-After")))
  }
  answer <- resp_body_json(response)
  if (!is.null(answer$errors)) {
    stop(paste(vapply(answer$errors, \(error) error$message, ""), collapse = "\n"), call. = FALSE)
  }
  answer$data
}

# A cell: nothing is empty text, and white space within is one space.
cell <- function(value) {
  if (is.null(value)) return("")
  # Not format() for text, which spells out what the locale has no letter for.
  text <- if (is.character(value)) value else format(value, scientific = FALSE)
  trimws(gsub("[[:space:]]+", " ", text))
}

# The cells of an evidence item by column.
cells <- function(item) {
  therapies <- vapply(item$therapies, \(therapy) therapy$name, "")
  values <- list(
    evidence_id = item$id,
    molecular_profile_id = item$molecularProfile$id,
    molecular_profile = item$molecularProfile$name,
    disease = item$disease$name,
    doid = item$disease$doid,
    therapies = paste(therapies, collapse = ","),
    therapy_interaction_type = item$therapyInteractionType,
    evidence_type = item$evidenceType,
    evidence_direction = item$evidenceDirection,
    evidence_level = item$evidenceLevel,
    significance = item$significance,
    rating = item$evidenceRating,
    source_type = item$source$sourceType,
    citation_id = item$source$citationId,
    evidence_statement = item$description
  )
  vapply(values, cell, "")
}

output <- stdout()
put <- function(values) writeLines(enc2utf8(paste(values, collapse = "\t")), output, useBytes = TRUE)

print_accepted_evidence <- function() {
  after <- NULL
  repeat {
    page <- ask(list(after = after))$evidenceItems
    for (item in page$nodes) {
      row <- cells(item)
      if (is.null(after) && identical(item, page$nodes[[1]])) put(names(row))
      put(row)
    }
    if (!page$pageInfo$hasNextPage) return(invisible())
    after <- page$pageInfo$endCursor
  }
}

tryCatch(print_accepted_evidence(), error = \(error) {
  reasons <- c(conditionMessage(error), if (!is.null(error$parent)) conditionMessage(error$parent))
  cat(address, ": ", paste(reasons, collapse = " "), "\n", sep = "", file = stderr())
  quit(status = 1)
})
