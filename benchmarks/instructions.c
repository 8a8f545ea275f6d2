/* Calls a compiled entry point of keltis.fast without Python, so that callgrind counts nothing else.
 *
 * FUNCTION is its name in the object file; FOLDER/board and FOLDER/fresh are the bytes of a board and of an
 * empty table; with ROOM the entry point wants a position to work in. Prints the number of actions.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* An array as Numba hands it over: owner, parent, items, bytes per item, data, shape, strides. */
#define LIST(data, items, bytes) \
    (void *)0, (void *)0, (int64_t)(items), (int64_t)(bytes), (void *)(data), (int64_t)(items), (int64_t)(bytes)
#define GRID(data, rows, columns, bytes) \
    (void *)0, (void *)0, (int64_t)((rows) * (columns)), (int64_t)(bytes), (void *)(data), (int64_t)(rows), \
        (int64_t)(columns), (int64_t)((columns) * (bytes)), (int64_t)(bytes)

enum { SEATS = 2 };
extern int FUNCTION();

static void *contents(const char *folder, const char *name, long *size) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "rb");
    if (!file) exit(2);
    fseek(file, 0, SEEK_END);
    *size = ftell(file);
    rewind(file);
    void *bytes = aligned_alloc(64, (*size + 127) / 64 * 64);
    if (fread(bytes, 1, *size, file) != (size_t)*size) exit(2);
    fclose(file);
    return bytes;
}

int main(int count, char **words) {
    if (count != 3) return 2;
    long board_size, state_size, games = atol(words[2]), actions = 0;
    void *board = contents(words[1], "board", &board_size), *fresh = contents(words[1], "fresh", &state_size);
    int64_t luck[1] = {0}, result[2] = {0};
    void *error = 0;
    int16_t *scores = calloc(games * SEATS, sizeof *scores);
    int32_t *lengths = calloc(games, sizeof *lengths);
#ifdef ROOM
    void *state = aligned_alloc(64, (state_size + 127) / 64 * 64);
#define STATES LIST(state, 1, state_size),
#else
#define STATES
#endif
    int status = FUNCTION(result, &error, LIST(board, 1, board_size), LIST(fresh, 1, state_size),
                          STATES LIST(luck, 1, 8), (int64_t)1, (int64_t)0,
                          GRID(scores, games, SEATS, sizeof *scores), LIST(lengths, games, sizeof *lengths));
    for (long game = 0; game < games; game++) actions += lengths[game];
    printf("%ld\n", actions);
    return status;
}
